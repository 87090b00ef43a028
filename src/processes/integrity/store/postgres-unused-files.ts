import { query } from '../../../../db/query.ts';
import { rowsAt, statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { listSites } from './lists.ts';

export interface UnusedFile {
  readonly sha256: string;
  readonly isAside: boolean;
}

export type UnusedFileStore = ReturnType<typeof postgresUnusedFiles>;

export const postgresUnusedFiles = (database: Database) => ({
  /** What was given up before `unused`, and what was set aside before `aside`. */
  due: ({ unused, aside }: { readonly unused: Date; readonly aside: Date }, most: number) =>
    database.unscopedRows(statement<UnusedFile>`select sha256, aside_at is not null as "isAside" from unused_file
      where case when aside_at is null then since <= ${unused} else aside_at <= ${aside} end
      order by coalesce(aside_at, since) limit ${most}`),

  /** Those that something of any site, or of no site, names. */
  async named(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const sites: number[] = [];
    for await (const { id } of listSites(database)) sites.push(id);
    const rows = await rowsAt(database, { reads: sites, writes: null })<{ sha256: string }>`
      select sha256 from unnest(${hashes}::text[]) given(sha256)
      where exists (select from stored_file where stored_file.sha256 = given.sha256)
        or exists (select from upload where upload.sha256 = given.sha256)
        or exists (select from import_piece where import_piece.sha256 = given.sha256)
        or exists (select from member_picture where member_picture.sha256 = given.sha256)
        or exists (select from built_asset where built_asset.sha256 = given.sha256)
        or exists (select from column_text, jsonb_each_text(bodies) body where body.value = given.sha256)`;
    return new Set(rows.map(({ sha256 }) => sha256));
  },

  /** This and `forget` only if it was not given up anew since: then it waits anew. */
  async wasSetAside(sha256: string, at: Date, unusedBefore: Date) {
    await database.unscopedRows(
      query
        .updateTable('unused_file')
        .set({ aside_at: at })
        .where('sha256', '=', sha256)
        .where('since', '<=', unusedBefore),
    );
  },

  async forget(sha256: string, unusedBefore: Date) {
    await database.unscopedRows(
      query.deleteFrom('unused_file').where('sha256', '=', sha256).where('since', '<=', unusedBefore),
    );
  },
});
