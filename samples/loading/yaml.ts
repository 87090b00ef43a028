import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type ScalarTag } from 'yaml';

/** Programs and tests run in the root of the checkout. */
export const samplePath = (path: string): string => join('samples', path);

export const readSample = (path: string): string => readFileSync(samplePath(path), 'utf8');

/** `!words channels.home` stands for the wording of that name in `words.yaml`, `!shared codes` for the piece in `shared.yaml`. */
const lookup = (tag: string, pieces: unknown): ScalarTag => ({
  tag,
  resolve(path, onError) {
    const found = path.split('.').reduce<unknown>((piece, key) => (piece as Record<string, unknown>)?.[key], pieces);
    if (found === undefined) onError(`There is nothing named ${path}.`);
    return found;
  },
});

export const words = parse(readSample('words.yaml')) as Record<
  'channels' | 'modules' | 'notes' | 'places',
  Readonly<Record<string, Readonly<Record<string, string>>>>
>;
const wordsTag = lookup('!words', words);
const shared: unknown = parse(readSample('shared.yaml'), { customTags: [wordsTag] });
const customTags = [wordsTag, lookup('!shared', shared)];

export const parseSample = (source: string): unknown => parse(source, { customTags });
