import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table of this folder, by the names of its columns. */
export function readTable(file: `tables/${string}.tsv`): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}
