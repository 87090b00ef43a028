import { fullNames } from '../../../../platform/item/listed-pieces.ts';
import { rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { AlertTopic } from '../domain/alert.ts';
import type { DigestEntry } from '../domain/match-alerts.ts';

export interface KeptDigest {
  readonly id: string;
  readonly email: string;
  readonly emailHash: string;
  readonly language: Language;
  readonly contents: readonly DigestEntry[];
}

export interface AnnouncedItem {
  readonly id: Id;
  readonly site: number;
  readonly kind: string;
  readonly titles: Text;
  readonly doi: string | null;
  readonly authors: readonly Text[];
  readonly authorCount: number;
  readonly journal: Text;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
}

export type DigestOutcome = 'sent' | 'unwanted' | 'refused';

const mostAuthors = 3;

const own = (site: number) => ({ reads: [site], writes: site });

export type DigestSending = ReturnType<typeof postgresDigestSending>;

export const postgresDigestSending = (database: Database) => ({
  /** Digests of a part that were neither sent nor found to be unwanted. */
  unsent: (site: number, run: number, part: number) =>
    rowsAt(database, own(site))<KeptDigest>`
      select digest_id as id, email, email_hash as "emailHash", language, contents from digest
      where site_id = ${site} and run = ${run} and part = ${part} and settled_at is null order by digest_id`,

  /** What the alerts of a digest are about, as far as they still exist and their address is not silenced. */
  async wanted(site: number, { emailHash, contents }: KeptDigest) {
    const rows = await rowsAt(database, own(site))<AlertTopic & { id: Id }>`
      select alert_id::text as id, what, subject from alert
      where site_id = ${site} and alert_id = any (${contents.map(({ alert }) => alert)}::bigint[]) and email_hash = ${emailHash}
        and not exists (select from silenced_address where site_id = ${site} and email_hash = ${emailHash})`;
    return new Map(rows.map(({ id, ...topic }) => [id, topic]));
  },

  async items(sites: readonly number[], ids: readonly Id[]) {
    const rows = await rowsAt(database, { reads: sites, writes: null })<AnnouncedItem>`
      select item.id::text, item.site_id as site, item.kind, item.titles, item.doi, people.authors, people.count as "authorCount",
        coalesce(published_in.titles, '{}') as journal, period.year, coalesce(article.volume, period.volume) as volume, period.issue
      from item
      left join article on article.site_id = item.site_id and article.id = item.id
      left join period on period.site_id = item.site_id and period.id = article.period_id
      left join item published_in on published_in.site_id = item.site_id and published_in.id = article.journal_id
      cross join lateral (
        select count(*)::int as count, coalesce(jsonb_agg(printed order by position) filter (where place <= ${mostAuthors}), '[]') as authors
        from (
          select position, row_number() over (order by position) as place,
            ${fullNames} as printed
          from contributor where contributor.site_id = item.site_id and contributor.article_id = item.id and role = 'author') author
      ) people
      where item.site_id = any (${sites}::int[]) and item.id = any (${ids}::bigint[]) and item.status = 'published'`;
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** Takes a digest for the time that sending may last. Answers whether nobody else has it. */
  async take(site: number, digest: string, seconds: number) {
    const rows = await rowsAt(database, own(site))`update digest set sending_at = now()
      where site_id = ${site} and digest_id = ${digest} and settled_at is null
        and (sending_at is null or sending_at <= now() - make_interval(secs => ${seconds})) returning digest_id`;
    return rows.length > 0;
  },

  async giveBack(site: number, digest: string) {
    await rowsAt(database, own(site))`update digest set sending_at = null
      where site_id = ${site} and digest_id = ${digest} and settled_at is null`;
  },

  async finish(site: number, digest: string, outcome: DigestOutcome) {
    await database.rows(
      own(site),
      // Of what is done with, the hash is enough to know whom a mail that comes back went to.
      statement`update digest set settled_at = now(), outcome = ${outcome}, email = '', contents = '[]'
        where site_id = ${site} and digest_id = ${digest}`,
    );
  },

  /** Sends nothing more to the address of a digest. Answers whose alerts that ends: members among them can be notified. */
  silence: (site: number, digest: string, reason: 'bounced') =>
    rowsAt(database, own(site))<{ account: string; email: string }>`
      with returned as (select email_hash from digest where site_id = ${site} and digest_id = ${digest}),
      silenced as (
        insert into silenced_address (site_id, email_hash, reason) select ${site}, email_hash, ${reason} from returned
        on conflict do nothing returning email_hash)
      select distinct account_id::text as account, email from alert
      where site_id = ${site} and account_id is not null and email_hash in (select email_hash from silenced)`,
});
