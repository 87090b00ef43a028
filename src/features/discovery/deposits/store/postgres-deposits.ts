import { sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ListedDeposit } from '../contract.ts';
import type { DepositFacts, DepositState } from '../domain/deposit.ts';

export interface StoredDeposit extends DepositFacts {
  readonly item: Id;
  readonly doi: string;
  readonly sentHash: string | null;
  readonly sentDigest: string | null;
  readonly tries: number;
  /** Of what was sent last. */
  readonly isHidden: boolean;
}

interface DepositQuery {
  readonly state: DepositState | null;
  readonly text: string;
  readonly page: number;
  readonly size: number;
}

const facts = sql`item_id::text as item, doi, state, number, wanted_hash as "wantedHash", registered_hash as "registeredHash", batch,
  sent_hash as "sentHash", sent_digest as "sentDigest", tries, problem, is_hidden as "isHidden"`;

const columnOf = {
  state: 'state',
  number: 'number',
  wantedHash: 'wanted_hash',
  registeredHash: 'registered_hash',
  batch: 'batch',
  problem: 'problem',
} as const satisfies Record<keyof DepositFacts, string>;

export type DepositStore = ReturnType<typeof postgresDeposits>;

export const postgresDeposits = (database: Database) => ({
  atSite: <Outcome>(site: number, work: (transaction: Transaction) => Promise<Outcome>) =>
    database.transaction({ reads: [site], writes: site }, work),

  /** As they are, and as nobody else changes them meanwhile. */
  lock: (transaction: Transaction, site: number, items: readonly Id[]) =>
    transaction.rows(statement<StoredDeposit>`select ${facts} from doi_deposit
      where site_id = ${site} and item_id = any (${items}::bigint[]) order by item_id for update`),

  async begin(transaction: Transaction, site: number, one: Pick<StoredDeposit, 'item' | 'doi' | 'wantedHash'>) {
    await transaction.rows(statement`insert into doi_deposit (site_id, item_id, doi, state, wanted_hash)
      values (${site}, ${one.item}, ${one.doi}, 'queued', ${one.wantedHash}) on conflict do nothing`);
  },

  /** What can't be deposited until someone completes it. */
  async miss(transaction: Transaction, site: number, { item, doi }: Pick<StoredDeposit, 'item' | 'doi'>) {
    await transaction.rows(statement`insert into doi_deposit (site_id, item_id, doi, state, wanted_hash, problem)
      values (${site}, ${item}, ${doi}, 'failed', '', 'incomplete') on conflict (site_id, item_id) do update
        set state = 'failed', problem = 'incomplete', message = null, changed_at = now()
        where doi_deposit.batch is null and doi_deposit.state in ('queued', 'failed')`);
  },

  /** A version that is queued anew has had no tries, and no words of the registry are about it. */
  async change(transaction: Transaction, site: number, item: Id, change: Partial<DepositFacts>, doi?: string) {
    const set = Object.entries(change).map(
      ([name, value]) => sql`${sql.ref(columnOf[name as keyof DepositFacts])} = ${value}`,
    );
    if (doi !== undefined) set.push(sql`doi = ${doi}`);
    if (change.state === 'queued') set.push(sql`tries = 0, message = null`);
    if (change.state === 'registered') set.push(sql`message = null`);
    await transaction.rows(statement`update doi_deposit set ${sql.join(set)}, changed_at = now()
      where site_id = ${site} and item_id = ${item}`);
    if (change.state === 'queued')
      await transaction.rows(statement`update doi_due set due_at = now()
        where site_id = ${site} and item_id = ${item}`);
  },

  async list(site: number, { state, text, page, size }: DepositQuery) {
    const words = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const rows = await readSite(database, site)<ListedDeposit & { total: number }>`
      select deposit.item_id::text as id, item.kind, item.titles, deposit.doi, deposit.state, deposit.is_hidden as "isHidden", deposit.tries, deposit.problem, deposit.message,
        ${moment('deposit.changed_at')} as "changedAt", ${moment('deposit.registered_at')} as "registeredAt",
        ${moment('due.due_at')} as "nextAt", count(*) over ()::int as total
      from doi_deposit deposit join item on item.site_id = deposit.site_id and item.id = deposit.item_id
        left join doi_due due on due.site_id = deposit.site_id and due.item_id = deposit.item_id
      where deposit.site_id = ${site} and (${state}::text is null or deposit.state = ${state})
        and (${text} = '' or deposit.doi ilike ${words} or item.titles::text ilike ${words})
      order by deposit.changed_at desc, deposit.item_id desc limit ${size} offset ${page * size}`;
    return { deposits: rows.map(({ total: _, ...deposit }) => deposit), total: rows[0]?.total ?? 0 };
  },

  counts: (site: number) =>
    readSite(database, site)<{ state: DepositState; count: number }>`
      select state, count(*)::int as count from doi_deposit where site_id = ${site} group by state`,

  /** The next that failed, behind an id. */
  failedAfter: (transaction: Transaction, site: number, after: Id, most: number) =>
    transaction.rows(statement<{ item: Id }>`select item_id::text as item from doi_deposit
      where site_id = ${site} and state = 'failed' and item_id > ${after}::bigint order by item_id limit ${most}`),

  /** Marks everything published for a worker. Returns how many items that are. */
  async markAll(transaction: Transaction, site: number, kinds: readonly string[]): Promise<number> {
    const rows = await transaction.rows(statement<{ count: number }>`
      with told as (
        insert into dirty_mark (sink, site_id, item_id, revision)
          select 'deposits', site_id, id, revision from item
          where site_id = ${site} and status = 'published' and kind = any (${kinds}::text[]) order by id
        on conflict (sink, site_id, item_id) do update set due_at = now(), attempts = 0, revision = dirty_mark.revision + 1
        returning 1)
      select count(*)::int as count from told`);
    return rows[0]?.count ?? 0;
  },

  /** A published work without a DOI gets one. */
  async giveDoi(transaction: Transaction, site: number, item: Id, doi: string) {
    await transaction.rows(statement`update item set doi = ${doi} where site_id = ${site} and id = ${item} and doi is null
      and status = 'published' and not exists (select from item other where other.site_id = ${site} and other.doi = ${doi})`);
  },
});
