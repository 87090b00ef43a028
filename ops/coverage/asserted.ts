import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsMissingIn } from './literal.ts';
import { type Row, testOf } from './rows.ts';

/** A test's source, with the tables of tests/tables/ that the source names: where its row's literal has to stand. */
export function evidenceOf(root: string, testFile: string): string | undefined {
  const path = join(root, testFile);
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const folder = join(root, 'tests/tables');
  const tables = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:tsv|json)$/.test(name)) : [];
  const named = tables.filter((name) => source.includes(`tables/${name}`));
  return [source, ...named.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n');
}

/** Why a row's test can't prove it, if so. */
export function whyNotAsserted(row: Row, evidence: string | undefined): string | undefined {
  const file = testOf(row)?.file;
  if (file === undefined) return undefined;
  if (evidence === undefined) return `${row.id}: ${file} does not exist`;
  const missing = partsMissingIn(evidence, row.id, row.literal);
  return missing.length === 0
    ? undefined
    : `${row.id}: ${file} never says ${missing.map((part) => `"${part}"`).join(', ')}`;
}

export function rowsNotAsserted(root: string, rows: readonly Row[]): string[] {
  const evidence = new Map<string, string | undefined>();
  return rows.flatMap((row) => {
    const file = testOf(row)?.file;
    if (row.state !== 'proven' || file === undefined) return [];
    if (!evidence.has(file)) evidence.set(file, evidenceOf(root, file));
    return whyNotAsserted(row, evidence.get(file)) ?? [];
  });
}
