import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceOf, whyNotAsserted } from './asserted.ts';
import { patternOf, type Row, testOf, writeRows } from './rows.ts';

/** Names a test for every row that the glob finds; a row whose literal the test doesn't say is left as it is. */
export function mark(root: string, rows: readonly Row[], glob: string, test: string) {
  const pattern = patternOf(glob);
  const evidence = new Map<string, string | undefined>();
  const marked: Row[] = [];
  const refused: string[] = [];
  const after = rows.map((row) => {
    if (!pattern.test(row.id)) return row;
    const proven: Row = { ...row, state: 'proven', test };
    const file = testOf(proven)?.file;
    if (file === undefined) {
      refused.push(`${row.id}: a test is named "path/to/file.test.ts › title"`);
      return row;
    }
    if (!evidence.has(file)) evidence.set(file, evidenceOf(root, file));
    const reason = whyNotAsserted(proven, evidence.get(file));
    if (reason !== undefined) {
      refused.push(reason);
      return row;
    }
    marked.push(proven);
    return proven;
  });
  if (marked.length === 0 && refused.length === 0) refused.push(`no row is called ${glob}`);
  return { rows: after, marked, refused };
}

export function writeGroups(folder: string, rows: readonly Row[], groups: ReadonlySet<string>): void {
  for (const group of groups) {
    writeFileSync(join(folder, `${group}.tsv`), writeRows(rows.filter((row) => row.group === group)));
  }
}
