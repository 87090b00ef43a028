import { sql } from 'kysely';
import { rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import { type Id, isId } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { AlertKind, AlertTopic } from '../domain/alert.ts';

interface Subscriber {
  readonly email: string;
  readonly emailHash: string;
  readonly account: string | null;
  readonly language: Language;
}

/** An alert as whoever has it sees it. */
export interface KeptAlert extends AlertTopic {
  readonly id: Id;
  readonly email: string;
  readonly since: Date;
  /** Whether mails to its address came back, so that none is sent. */
  readonly isSilenced: boolean;
}

/** Which of an address's alerts end: one of them, or all that it has at the site. */
export type Ending = { readonly alert: Id } | { readonly emailHash: string };

/** Kinds of alerts that are chosen one by one. */
const chosenKinds: readonly AlertKind[] = ['keywords', 'column'];
/** Papers among which a site's columns are looked for. */
const newestPapers = 1_000;
const fewestPapers = 50;

const own = (site: number) => ({ reads: [site], writes: site });

const kept = (which: ReturnType<typeof sql>) =>
  statement<KeptAlert>`
    select alert_id::text as id, email, what, subject, since,
      exists (select from silenced_address silenced
        where silenced.site_id = alert.site_id and silenced.email_hash = alert.email_hash) as "isSilenced"
    from alert where ${which} order by since, alert_id`;

const matches = (site: number, ending: Ending) =>
  'alert' in ending
    ? sql`site_id = ${site} and alert_id = ${ending.alert}::bigint`
    : sql`site_id = ${site} and email_hash = ${ending.emailHash}`;

export type AlertStore = ReturnType<typeof postgresAlerts>;

export const postgresAlerts = (database: Database) => ({
  ofMember: (site: number, account: string) =>
    database.rows(own(site), kept(sql`site_id = ${site} and account_id = ${account}::bigint`)),

  /** What an ending would end. */
  named: (site: number, ending: Ending) => database.rows(own(site), kept(matches(site, ending))),

  /** Whether this member has shown before that the address is theirs. */
  async isKnownAddress(site: number, account: string, emailHash: string) {
    const rows = await rowsAt(database, own(site))`select from alert
      where site_id = ${site} and account_id = ${account}::bigint and email_hash = ${emailHash} limit 1`;
    return rows.length > 0;
  },

  /** Adds what the address has not yet; nothing, if it then had more than five of a kind that is chosen one by one. */
  add: (site: number, subscriber: Subscriber, topics: readonly AlertTopic[], most: number) =>
    database.transaction(own(site), async (transaction) => {
      const { email, emailHash, account, language } = subscriber;
      // Two subscriptions of one address at the same time would not see each other's choices.
      await transaction.rows(statement`select pg_advisory_xact_lock(hashtextextended(${emailHash}, ${site}))`);
      const had = await transaction.rows(statement<{ what: AlertKind; subject: string }>`
        select what, subject from alert where site_id = ${site} and email_hash = ${emailHash}`);
      const known = new Set([...had, ...topics].map(({ what, subject }) => `${what} ${subject}`));
      const tooMany = chosenKinds.some(
        (kind) => [...known].filter((topic) => topic.startsWith(`${kind} `)).length > most,
      );
      if (tooMany) return 'tooMany';
      await transaction.rows(statement`
        insert into alert (site_id, alert_id, email, email_hash, account_id, what, subject, language)
        select ${site}, new_id(${site}), ${email}, ${emailHash}, ${account}::bigint, what, subject, ${language}
        from unnest(${topics.map(({ what }) => what)}::text[], ${topics.map(({ subject }) => subject)}::text[]) topic (what, subject)
        on conflict (site_id, email_hash, what, subject) do update
          set language = excluded.language, account_id = coalesce(excluded.account_id, alert.account_id)`);
      // A code came through: whatever came back before, the address takes mails now and asks for them.
      await transaction.rows(statement`
        delete from silenced_address where site_id = ${site} and email_hash = ${emailHash}`);
      await transaction.rows(statement`insert into alert_progress (site_id) values (${site}) on conflict do nothing`);
      return 'added';
    }),

  /** Ends alerts of this member. Answers how many there were. */
  async endOwn(site: number, account: string, ids: readonly Id[]) {
    const ended = await rowsAt(database, own(site))`delete from alert
      where site_id = ${site} and account_id = ${account}::bigint and alert_id = any (${ids}::bigint[]) returning alert_id`;
    return ended.length;
  },

  /** Ends what a link in a mail names. Answers how many there were. */
  async end(site: number, ending: Ending) {
    const ended = await database.rows(
      own(site),
      'alert' in ending
        ? statement`delete from alert where ${matches(site, ending)} returning alert_id`
        : statement`
          with silenced as (
            insert into silenced_address (site_id, email_hash, reason) values (${site}, ${ending.emailHash}, 'unsubscribed')
            on conflict do nothing)
          delete from alert where ${matches(site, ending)} returning alert_id`,
    );
    return ended.length;
  },

  /**
   * Columns that can be subscribed to, of the site and of those that it gathers: those of the newest papers, which are one column
   * where journals call theirs alike, and those of the navigation that hold something.
   */
  columns: ([own, ...gathered]: readonly number[]) =>
    rowsAt(database, { reads: [own ?? 0, ...gathered], writes: null })<{ subject: string; names: Text; journal: Text }>`
      with newest as (
        select asked.site_id, id from unnest(${[own, ...gathered]}::int[]) asked (site_id) cross join lateral (
          select id from item where item.site_id = asked.site_id and kind = 'article' and status = 'published'
          order by published_on desc nulls last, id desc
          limit ${Math.max(fewestPapers, Math.floor(newestPapers / (1 + gathered.length)))}) one),
      printed as (
        select article.part, count(*) as papers from newest
        join article on article.site_id = newest.site_id and article.id = newest.id
        where article.part <> '{}' group by article.part),
      named as (
        select distinct on (subject) coalesce(part ->> 'zh', part ->> 'en', (select value from jsonb_each_text(part) limit 1)) as subject,
          part as names, sum(papers) over (partition by coalesce(part ->> 'zh', part ->> 'en')) as papers
        from printed order by subject, length(part::text) desc)
      (select subject, names, '{}'::jsonb as journal from named where subject <> '' order by papers desc, subject limit 60)
      union all
      (select id::text, names, case when channel.site_id = ${own} then '{}' else coalesce((
          select titles from item where item.site_id = channel.site_id and kind = 'journal' and status = 'published' order by id limit 1), '{}') end
        from channel where site_id = any (${[own, ...gathered]}::int[]) and enable
        and exists (select from column_entry held where held.site_id = channel.site_id and held.channel_id = channel.id)
        order by site_id <> ${own}, site_id, position, id limit 60)`,

  /** What subjects are called: journals by their titles, columns of the site by their names. */
  async names(sites: readonly number[], subjects: readonly string[]) {
    const ids = subjects.filter(isId);
    if (ids.length === 0) return new Map<string, Text>();
    const rows = await rowsAt(database, { reads: sites, writes: null })<{ id: Id; names: Text }>`
      select id::text, titles as names from item
      where site_id = any (${sites}::int[]) and id = any (${ids}::bigint[]) and kind = 'journal' and status = 'published'
      union all
      select id::text, names from channel where site_id = any (${sites}::int[]) and id = any (${ids}::bigint[]) and enable`;
    return new Map(rows.map(({ id, names }) => [id, names]));
  },
});
