import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

/** The tables that importing articles fills, parents first. */
const tables = [
  'stored_file',
  'item',
  'journal',
  'period',
  'article',
  'contributor',
  'affiliation',
  'reference',
  'article_version',
  'sub_article',
  'figure',
  'data_table',
  'expert',
  'institution',
  'subject',
  'item_file',
  'item_subject',
  'relation',
  'import_entry',
] as const;

/** Seconds that the database alone needs for the same rows: COPY into tables with the same columns and indices, nothing else. */
export async function secondsOfCopy(admin: pg.Client): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-copy-'));
  try {
    // The database's own user writes there.
    await chmod(folder, 0o777);
    await admin.query('create schema bare');
    for (const table of tables) {
      await admin.query(`create table bare.${table} (like public.${table} including indexes including defaults)`);
      await admin.query(`copy public.${table} to '${join(folder, table)}'`);
    }
    const started = performance.now();
    for (const table of tables) await admin.query(`copy bare.${table} from '${join(folder, table)}'`);
    return (performance.now() - started) / 1_000;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
