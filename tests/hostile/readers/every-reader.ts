import { articleReaders } from './article-readers.ts';
import { manuscriptReaders } from './manuscript-readers.ts';
import type { HostileReader } from './reader.ts';
import { recordReaders } from './record-readers.ts';
import { wordReaders } from './word-readers.ts';
import { writtenReaders } from './written-readers.ts';

export const everyReader: readonly HostileReader[] = [
  ...articleReaders,
  ...manuscriptReaders,
  ...recordReaders,
  ...wordReaders,
  ...writtenReaders,
];
