import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One place of a file that is written otherwise. */
export type Edit = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** From the last to the first: an edit does not move those before it. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: other }) => result.slice(0, start) + other + result.slice(end), text);
}

/** Runs `work` while files are changed, and puts them back. */
export async function whileEdited<T>(root: string, edits: readonly Edit[], work: () => Promise<T>): Promise<T> {
  const files = [...Map.groupBy(edits, ({ file }) => file)].map(([file, own]) => ({
    path: join(root, file),
    original: readFileSync(join(root, file)),
    own,
  }));
  try {
    for (const { path, original, own } of files) writeFileSync(path, edited(original.toString('utf8'), own));
    return await work();
  } finally {
    for (const { path, original } of files) writeFileSync(path, original);
  }
}

export const lineOf = (root: string, { file, start }: Edit): number =>
  readFileSync(join(root, file), 'utf8').slice(0, start).split('\n').length;
