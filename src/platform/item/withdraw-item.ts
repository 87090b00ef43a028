import { sql } from 'kysely';
import type { Id } from '../kernel/id.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import type { Text } from '../kernel/text.ts';
import type { Database, Transaction } from '../ports/database.ts';
import { statement } from './writing/raw-statement.ts';

export interface Withdrawal {
  /** The day in the site's time zone, YYYY-MM-DD. */
  readonly on: string;
  /** Why, for the readers of its page, by language. */
  readonly reasons: Text;
}

export interface WithdrawnItem {
  readonly id: Id;
  readonly kind: string;
}

export type WithdrawalFailure =
  | { readonly code: 'not-stored' | 'draft' | 'not-withdrawn' }
  | { readonly code: 'several'; readonly kinds: readonly string[] };

interface Found extends WithdrawnItem {
  readonly status: string;
  readonly withdrawn_on: string | null;
}

/** How an item is named to be found: by its key or its DOI, and by its kind where several share that. */
export interface ItemName {
  readonly key: string;
  readonly kind?: string | undefined;
}

/**
 * Takes a published thing back, with the figures and tables that came with it. Its row and its files stay: its page says that it
 * was withdrawn and why, and the search index keeps a tombstone.
 */
export const withdrawItem = (database: Database, site: number, name: ItemName, withdrawal: Withdrawal) =>
  changeItem(database, site, name, async (transaction, found) => {
    if (found.status === 'draft') return failed({ code: 'draft' });
    await withdrawNow(transaction, site, found.id, withdrawal);
    return success(found);
  });

/** Publishes it again, with everything that was withdrawn together with it. */
export const restoreItem = (database: Database, site: number, name: ItemName) =>
  changeItem(database, site, name, async (transaction, found) => {
    if (found.withdrawn_on === null) return failed({ code: 'not-withdrawn' });
    await restoreNow(transaction, site, found.id);
    return success(found);
  });

/** The same for whoever has found the thing and knows that it can be done. */
export async function withdrawNow(transaction: Transaction, site: number, id: Id, { on, reasons }: Withdrawal) {
  const withdrawal = JSON.stringify(reasons);
  await transaction.rows(statement`
    update item set status = 'withdrawn', withdrawn_on = coalesce(item.withdrawn_on, ${on}::date), withdrawal = ${withdrawal}::jsonb
      from item main where ${isMainOrMember(site, id)} and (item.id = main.id or item.status = 'published' or ${areTogether})
        and (item.status, item.withdrawn_on is null, item.withdrawal) is distinct from ('withdrawn', false, ${withdrawal}::jsonb)`);
}

export async function restoreNow(transaction: Transaction, site: number, id: Id) {
  await transaction.rows(statement`update item set status = 'published', withdrawn_on = null, withdrawal = '{}'
    from item main where ${isMainOrMember(site, id)} and ${areTogether}`);
}

/** Publishes what came with a thing that waited as a draft. */
export async function publishMembers(transaction: Transaction, site: number, id: Id) {
  await transaction.rows(statement`update item set status = 'published' from item main
    where ${isMainOrMember(site, id)} and item.status = 'draft'`);
}

/** What an item brought along has its key, `#`, and a name of its own. */
export const isOfMain = sql`(item.id = main.id
  or (item.source_key > main.source_key || '#' and item.source_key < main.source_key || '$'))`;

const isMainOrMember = (site: number, id: Id) =>
  sql`main.site_id = ${site} and main.id = ${id} and item.site_id = ${site} and ${isOfMain}`;

const areTogether = sql`(item.withdrawn_on = main.withdrawn_on and item.withdrawal = main.withdrawal)`;

type Change = (transaction: Transaction, found: Found) => Promise<Result<WithdrawnItem, WithdrawalFailure>>;

function changeItem(database: Database, site: number, { key, kind }: ItemName, change: Change): ReturnType<Change> {
  return database.transaction({ reads: [site], writes: site }, async (transaction) => {
    const items = await transaction.rows(statement<Found>`select id, kind, status, withdrawn_on::text from item
      where site_id = ${site} and (source_key in (${key}, lower(${key})) or lower(doi) = lower(${key}))
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`} order by kind for update`);
    const [found] = items;
    if (!found) return failed({ code: 'not-stored' });
    if (items.length > 1) return failed({ code: 'several', kinds: items.map((item) => item.kind) });
    return change(transaction, found);
  });
}
