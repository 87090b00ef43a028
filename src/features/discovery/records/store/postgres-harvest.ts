import { sql } from 'kysely';
import { statement, unseen } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Statement, Transaction } from '../../../../platform/ports/database.ts';
import { harvestLock } from './harvest-sink.ts';

/** A work as harvesters receive it. */
export interface HarvestedWork {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  readonly isDeleted: boolean;
  /** The datestamp of its last change, with microseconds: 2026-11-19T01:02:03.000004Z. */
  readonly at: string;
  readonly sets: readonly string[];
}

/** A paper as preservation services receive it. */
export interface SyncedPaper {
  readonly id: Id;
  /** The datestamp of its last change: 2026-11-19T01:02:03.000004Z. */
  readonly at: string;
  readonly isDeleted: boolean;
}

/** A place between two works: what comes after it is later, or of the same moment with a greater id. */
export interface HarvestPlace {
  readonly at: string;
  readonly id: Id;
}

export interface HarvestQuestion {
  /** Empty for all. */
  readonly set: string;
  readonly papersOnly: boolean;
  readonly after: HarvestPlace;
  /** A moment that is not reached any more. */
  readonly before: string | null;
  readonly most: number;
}

export interface HarvestSet {
  readonly site: number;
  readonly spec: string;
  readonly journals: Text;
  readonly section: Text | null;
}

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const harvestedColumns = sql`listed.site_id as site, listed.item_id::text as id, item.kind, item.status <> 'published' as "isDeleted",
  ${moment('listed.changed_at')} as at,
  array(select own.set_spec from harvest_entry own where own.site_id = listed.site_id and own.item_id = listed.item_id
    and own.set_spec <> '' order by own.set_spec) as sets`;

/** The next works after a position, in the order of their datestamps. */
export const pageStatement = (
  { reads }: SiteScope,
  { set, papersOnly, after, before, most }: HarvestQuestion,
): Statement<HarvestedWork> => statement<HarvestedWork>`
  select ${harvestedColumns}
  from (
    select own.* from unnest(${reads}::int[]) as asked (site_id) cross join lateral (
      select entry.site_id, entry.item_id, entry.changed_at from harvest_entry entry
      where entry.site_id = asked.site_id and entry.set_spec = ${set} ${papersOnly ? sql`and entry.is_paper` : sql``}
        and (entry.changed_at, entry.item_id) > (${after.at}::timestamptz, ${after.id}::bigint)
        and entry.changed_at < ${before ?? 'infinity'}::timestamptz
      order by entry.changed_at, entry.item_id limit ${most}) own
    order by own.changed_at, own.item_id limit ${most}) listed
  join item on item.site_id = listed.site_id and item.id = listed.item_id
  order by listed.changed_at, listed.item_id`;

export type HarvestStore = ReturnType<typeof postgresHarvest>;

export function postgresHarvest(database: Database) {
  /** Reads while no datestamps are assigned, and the time of reading: whatever is assigned later is later than it. */
  const readInOrder = <Outcome>(scope: SiteScope, read: (transaction: Transaction) => Promise<Outcome>) =>
    database.transaction({ reads: scope.reads, writes: null }, async (transaction) => {
      await transaction.rows(statement`select pg_advisory_xact_lock_shared(${sql.lit(harvestLock)})`);
      const [clock] = await transaction.rows(
        statement<{
          now: string;
        }>`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now`,
      );
      return { now: clock?.now ?? '', found: await read(transaction) };
    });

  return {
    page: (scope: SiteScope, question: HarvestQuestion) =>
      readInOrder(scope, (transaction) => transaction.rows(pageStatement(scope, question))),

    one: (scope: SiteScope, id: Id) =>
      readInOrder(scope, async (transaction) => {
        const [work] =
          await transaction.rows(statement<HarvestedWork>`select ${harvestedColumns} from harvest_entry listed
          join item on item.site_id = listed.site_id and item.id = listed.item_id
          where listed.site_id = any (${unseen(scope.reads, 'int[]')}) and listed.item_id = ${id}::bigint and listed.set_spec = ''`);
        return work;
      }),

    sets: (scope: SiteScope, after: { readonly site: number; readonly spec: string }, most: number) =>
      readInOrder(scope, (transaction) =>
        transaction.rows(statement<HarvestSet>`
          select own.site_id as site, own.set_spec as spec, journal.titles as journals, own.section
          from harvest_set own
          join item journal on journal.site_id = own.site_id and journal.id = own.journal_id and journal.status = 'published'
          where own.site_id = any (${unseen(scope.reads, 'int[]')})
            and (own.site_id, own.set_spec) > (${after.site}::int, ${after.spec} collate "C")
          order by own.site_id, own.set_spec limit ${most}`),
      ),

    /** Published papers of one site in the order of their ids. */
    papers: ({ after, upTo }: { readonly after: Id; readonly upTo: Id | null }, site: number, most: number) =>
      readInOrder({ reads: [site], writes: null }, (transaction) =>
        transaction.rows(statement<SyncedPaper>`
          select entry.item_id::text as id, ${moment('entry.changed_at')} as at, false as "isDeleted" from harvest_entry entry
          join item on item.site_id = entry.site_id and item.id = entry.item_id and item.status = 'published'
          where entry.site_id = ${site} and entry.set_spec = '' and entry.is_paper
            and entry.item_id > ${after}::bigint and (${upTo}::bigint is null or entry.item_id <= ${upTo}::bigint)
          order by entry.item_id limit ${most}`),
      ),

    /** The latest changes of one site's papers, the oldest of them first. */
    changes: (site: number, most: number) =>
      readInOrder({ reads: [site], writes: null }, (transaction) =>
        transaction.rows(statement<SyncedPaper>`
          select latest.id, latest.at, latest."isDeleted" from (
            select entry.item_id::text as id, ${moment('entry.changed_at')} as at, item.status <> 'published' as "isDeleted",
              entry.changed_at, entry.item_id
            from harvest_entry entry join item on item.site_id = entry.site_id and item.id = entry.item_id
            where entry.site_id = ${site} and entry.set_spec = '' and entry.is_paper
            order by entry.changed_at desc, entry.item_id desc limit ${most}) latest
          order by latest.changed_at, latest.item_id`),
      ),

    /** Before it nothing has changed. */
    earliest: (scope: SiteScope) =>
      readInOrder(scope, async (transaction) => {
        const [first] = await transaction.rows(statement<{ at: string | null }>`
          select ${moment('first.changed_at')} as at from unnest(${scope.reads}::int[]) as asked (site_id) cross join lateral (
            select entry.changed_at from harvest_entry entry where entry.site_id = asked.site_id and entry.set_spec = ''
            order by entry.changed_at limit 1) first
          order by first.changed_at limit 1`);
        return first?.at ?? null;
      }),
  };
}
