import type { Transaction } from '../ports/database.ts';
import { statement } from './writing/raw-statement.ts';

/**
 * The bytes that a site has in the file store, and those on their way there. Whoever asks holds the site's quota until the end of the
 * transaction: what is promised meanwhile is counted by the next one.
 */
export async function siteBytes(transaction: Transaction, site: number): Promise<number> {
  await transaction.rows(statement`select pg_advisory_xact_lock(hashtext('quota'), ${site})`);
  const [row] = await transaction.rows(statement<{ bytes: number }>`
    select ((select coalesce(sum(bytes), 0) from stored_file where site_id = ${site})
      + (select coalesce(sum(bytes), 0) from upload where site_id = ${site} and kept_at is null and state <> 'refused')
      + (select coalesce(sum(bytes), 0) from import_run where site_id = ${site}
          and (state in ('waiting', 'running') or state = 'receiving' and begun_at > now() - interval '1 day'))
      )::float8 as bytes`);
  return row?.bytes ?? 0;
}
