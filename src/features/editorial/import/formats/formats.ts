import { chinaxivFormat, chinaxivRecordsFormat } from './chinaxiv/chinaxiv-format.ts';
import type { Format } from './format.ts';
import { jatsFormat } from './jats/jats-format.ts';
import { lessonsFormat } from './lessons/lessons-format.ts';
import { mediaFormat } from './media/media-format.ts';
import { ojsFormat } from './ojs/ojs-format.ts';
import { recordsFormat } from './records/records-format.ts';
import { rorFormat } from './ror/ror-format.ts';

/** Every format that content can arrive in. */
export const formats: readonly Format[] = [
  jatsFormat,
  ojsFormat,
  recordsFormat,
  chinaxivFormat,
  chinaxivRecordsFormat,
  lessonsFormat,
  mediaFormat,
  rorFormat,
];
