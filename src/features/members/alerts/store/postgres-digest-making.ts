import { rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Alert } from '../domain/alert.ts';
import type { DigestEntry, FreshItem } from '../domain/match-alerts.ts';

/** In seconds. */
export interface AlertTimes {
  /** Between two digests of a site. */
  readonly every: number;
  /** So long nothing new may have come out: an issue arrives in pieces. */
  readonly quiet: number;
  /** But nobody waits longer than that. */
  readonly longest: number;
  /** How often is looked whether there is something to do. */
  readonly poll: number;
}

interface NewDigest {
  readonly id: string;
  readonly part: number;
  readonly email: string;
  readonly emailHash: string;
  readonly language: Language;
  readonly contents: readonly DigestEntry[];
}

/** Nobody waits for a run; one with many readers may take its time. */
const runMilliseconds = 60_000;
const rowsAtOnce = 2_000;

const own = (site: number) => ({ reads: [site], writes: site });

export type DigestMaking = ReturnType<typeof postgresDigestMaking>;

/** The order in which a site's news is taken: whoever is first makes its digests. */
export const postgresDigestMaking = (database: Database) => ({
  /** Sites that have something to tell now. */
  async due({ quiet, longest }: AlertTimes, most: number) {
    const rows = await database.unscopedRows(statement<{ site_id: number }>`
      select progress.site_id from alert_progress progress
      cross join lateral (select min(since) as first, max(since) as last from fresh_item
        where fresh_item.site_id = progress.site_id) fresh
      where due_at <= now() and (fresh.last <= now() - make_interval(secs => ${quiet})
        or fresh.first <= now() - make_interval(secs => ${longest}))
      order by due_at limit ${most}`);
    return rows.map((row) => row.site_id);
  },

  /** What came out, the oldest first, and whether some of it waits too long. */
  async fresh(site: number, longest: number, most: number) {
    const rows = await database.unscopedRows(statement<{ id: Id; overdue: boolean }>`
      select item_id::text as id, since <= now() - make_interval(secs => ${longest}) as overdue from fresh_item
      where site_id = ${site} order by since, item_id limit ${most}`);
    return { ids: rows.map(({ id }) => id), overdue: rows.some(({ overdue }) => overdue) };
  },

  facts: (sites: readonly number[], ids: readonly Id[]) =>
    database.rows(
      { reads: sites, writes: null },
      // The newest issue as the pages of journals know it.
      statement<FreshItem>`
        select item.id::text, item.kind, to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn",
          article.journal_id::text as journal, article.publication_type as "publicationType",
          coalesce(article.part, '{}') as part, array(select channel_id::text from column_entry held
            where held.site_id = any (${sites}::int[]) and held.item_id = item.id) as channels,
          coalesce(article.period_id = (
            select period.id from period
            join item issue on issue.site_id = period.site_id and issue.id = period.id and issue.status = 'published'
            where period.site_id = item.site_id and period.journal_id = article.journal_id
            order by period.year desc, issue.published_on desc nulls last,
              substring(period.issue from '^[0-9]{1,9}')::int desc nulls last, period.id desc
            limit 1), false) as "inCurrentIssue"
        from item
        left join article on article.site_id = item.site_id and article.id = item.id
        where item.site_id = any (${sites}::int[]) and item.id = any (${ids}::bigint[]) and item.status = 'published'
          and not exists (select from item_merge merged where merged.site_id = item.site_id and merged.from_id = item.id)
        order by item.published_on desc nulls last, article.position nulls last, item.id`,
    ),

  alerts: (site: number) =>
    rowsAt(database, own(site))<Alert>`
      select alert_id::text as id, email, email_hash as "emailHash", language, what, subject from alert
      where site_id = ${site} and not exists (select from silenced_address silenced
        where silenced.site_id = ${site} and silenced.email_hash = alert.email_hash)
      order by alert_id`,

  async postpone(site: number, seconds: number) {
    await database.unscopedRows(statement`
      update alert_progress set due_at = now() + make_interval(secs => ${seconds}) where site_id = ${site}`);
  },

  /**
   * Takes the fresh items away and keeps the digests, or does neither: another worker may have been faster. `digests` is given the
   * number of the run, and `jobs` are sent in the same transaction.
   */
  complete: (
    site: number,
    taken: readonly Id[],
    { every }: AlertTimes,
    digests: (run: number) => readonly NewDigest[],
    jobs: (run: number, parts: number, transaction: Transaction) => Promise<void>,
  ) =>
    database.transaction(
      own(site),
      async (transaction) => {
        const [progress] = await transaction.rows(statement<{ runs: number }>`select runs from alert_progress
          where site_id = ${site} and due_at <= now() for update skip locked`);
        if (!progress) return 0;
        const gone = await transaction.rows(statement`
          delete from fresh_item where site_id = ${site} and item_id = any (${taken}::bigint[]) returning item_id`);
        if (gone.length === 0) return 0;
        const run = progress.runs + 1;
        const made = digests(run);
        for (let from = 0; from < made.length; from += rowsAtOnce)
          await transaction.rows(insertDigests(site, run, made.slice(from, from + rowsAtOnce)));
        await jobs(run, 1 + Math.max(-1, ...made.map(({ part }) => part)), transaction);
        await transaction.rows(statement`update alert_progress set runs = ${run},
          due_at = now() + make_interval(secs => ${made.length > 0 ? every : 0}) where site_id = ${site}`);
        return made.length;
      },
      runMilliseconds,
    ),

  /** Takes a site that was not cleared up for a while, if there is one. */
  async takeUncleared(seconds: number) {
    const rows = await database.unscopedRows(statement<{ site_id: number }>`
      update alert_progress set cleared_at = now() where site_id = (
          select site_id from alert_progress where cleared_at <= now() - make_interval(secs => ${seconds})
          order by cleared_at limit 1 for update skip locked)
        returning site_id`);
    return rows[0]?.site_id;
  },

  /** Forgets digests that are older than this, and answers which parts of the others were not sent though they should have been. */
  async clear(site: number, days: number, minutes: number) {
    await rowsAt(database, own(site))`
      delete from digest where site_id = ${site} and made_at < now() - make_interval(days => ${days})`;
    return rowsAt(database, own(site))<{ run: number; part: number }>`select distinct run, part from digest
      where site_id = ${site} and settled_at is null and made_at < now() - make_interval(mins => ${minutes})`;
  },
});

const insertDigests = (site: number, run: number, made: readonly NewDigest[]) =>
  statement`
    insert into digest (site_id, digest_id, run, part, email, email_hash, language, contents)
    select ${site}, id, ${run}, part, email, email_hash, language, contents from unnest(
      ${made.map(({ id }) => id)}::text[], ${made.map(({ part }) => part)}::int[], ${made.map(({ email }) => email)}::text[],
      ${made.map(({ emailHash }) => emailHash)}::text[], ${made.map(({ language }) => language)}::text[],
      ${made.map(({ contents }) => JSON.stringify(contents))}::jsonb[]) made (id, part, email, email_hash, language, contents)
    on conflict do nothing`;
