import type { Transaction } from '../../ports/database.ts';
import type { DraftUnit } from './item-draft.ts';
import { statement } from './raw-statement.ts';

/** What an earlier version of a thing brought along and this one no longer has leaves with it. */
export async function withdrawMembers(
  transaction: Transaction,
  site: number,
  units: readonly DraftUnit[],
  kinds: readonly string[],
): Promise<void> {
  for (const { main, members } of units)
    await transaction.rows(statement`
      update item set status = 'withdrawn' where site_id = ${site} and kind = any (${kinds}::text[])
        and source_key > ${`${main.key}#`} and source_key < ${`${main.key}$`} and status <> 'withdrawn'
        and source_key <> all (${members.map(({ key }) => key)}::text[])`);
}
