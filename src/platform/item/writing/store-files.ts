import type { Transaction } from '../../ports/database.ts';
import type { DraftFile } from './item-draft.ts';
import { statement } from './raw-statement.ts';

export interface ArrivedFile {
  readonly sha256: string;
  readonly contentType: string;
}

/** Told of files in the transaction that stores their rows. */
export type FilesArrived = (transaction: Transaction, site: number, files: readonly ArrivedFile[]) => Promise<void>;

/** Records files that lie in the file store, and answers those that the site did not have. */
export async function storeFiles(
  transaction: Transaction,
  site: number,
  files: readonly DraftFile[],
): Promise<ArrivedFile[]> {
  if (files.length === 0) return [];
  const given = JSON.stringify(
    [...Map.groupBy(files, ({ sha256 }) => sha256)].map(([sha256, same]) => ({
      sha256,
      bytes: same[0]?.bytes,
      content_type: same[0]?.contentType,
      public: same.some((file) => file.public),
    })),
  );
  const rows = await transaction.rows(statement<{ sha256: string; content_type: string; is_new: boolean }>`
    insert into stored_file (site_id, sha256, bytes, content_type, public)
    select ${site}, sha256, bytes, content_type, public
    from jsonb_to_recordset(${given}::jsonb) as given(sha256 text, bytes bigint, content_type text, public boolean)
    on conflict (site_id, sha256) do update set public = stored_file.public or excluded.public, only_submitted = false
      where excluded.public and not stored_file.public or stored_file.only_submitted
    returning sha256, content_type, xmax = 0 as is_new`);
  return rows.filter((row) => row.is_new).map((row) => ({ sha256: row.sha256, contentType: row.content_type }));
}
