import { parseArgs } from 'node:util';

export interface FuzzOptions {
  /** Cases for each call. */
  readonly examples: number;
  readonly seed: number;
  /** Only so many searches. */
  readonly searches?: number;
  /** Only so many hostile files. */
  readonly uploads?: number;
}

const usualExamples = 100;

/** `--max-examples` counts for each call, `--total` for all `asked` of them together. */
export function readOptions(words: readonly string[], defaultRuns: number, today = new Date()): FuzzOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      'max-examples': { type: 'string' },
      total: { type: 'string' },
      seed: { type: 'string' },
      searches: { type: 'string' },
      uploads: { type: 'string' },
    },
  });
  const total = values.total === undefined ? undefined : Number(values.total);
  const examples =
    total === undefined ? Number(values['max-examples'] ?? usualExamples) : Math.ceil(total / defaultRuns);
  // Each day looks elsewhere, and a day's findings can be looked at again.
  const seed = Number(values.seed ?? today.toISOString().slice(0, 10).replaceAll('-', ''));
  const searches = values.searches === undefined ? {} : { searches: Number(values.searches) };
  const uploads = values.uploads === undefined ? {} : { uploads: Number(values.uploads) };
  if (
    ![examples, seed, searches.searches ?? 1, uploads.uploads ?? 1].every(
      (number) => Number.isInteger(number) && number > 0,
    )
  )
    throw new Error('--max-examples, --total, --searches, --uploads and --seed take whole numbers.');
  return { examples, seed, ...searches, ...uploads };
}
