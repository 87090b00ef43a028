import { type RawBuilder, sql } from 'kysely';
import type { InputOf, OutputOf } from '../../../../platform/contract/endpoint.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { getSubmission } from '../contract.ts';
import type { SubmissionState } from '../domain/submission.ts';
import type { listSubmissions } from '../editorial.contract.ts';
import type { Guess, SubmissionAuthor, SubmissionDetails } from '../fields.contract.ts';
import { type Identity, postgresAuthorship, sentBy } from './postgres-authorship.ts';
import { insertedId, postgresTimeline } from './postgres-timeline.ts';

type Whole = OutputOf<typeof getSubmission>;
type Computed = 'titles' | 'published' | 'files' | 'events' | 'steps' | 'isOwn' | 'isReading' | 'problems';

/** Its details are as it was last sent; of a draft, as it stands. */
export interface Submission extends Readonly<Omit<Whole, Computed>> {
  readonly account: string | null;
  /** What its author has changed since it was sent; nobody else sees it. */
  readonly edited: SubmissionDetails | null;
  readonly guessedFile: Id | null;
  readonly language: Language;
  readonly editor: string | null;
  readonly item: { readonly id: Id; readonly kind: string; readonly isVisible: boolean } | null;
}

/** What changes of a submission. Its revision counts up with each. */
interface SubmissionChange {
  readonly state?: SubmissionState;
  readonly round?: number;
  /** What was sent stays as it is until it is sent again. */
  readonly details?: SubmissionDetails;
  readonly guess?: Guess | null;
  readonly guessedFile?: Id | null;
  readonly journal?: Id | null;
  readonly editor?: string | null;
  readonly item?: Id;
  readonly isSent?: boolean;
  readonly isDecided?: boolean;
}

/** The days of a submission at its site, YYYY-MM-DD: first sent, sent again for the last time, decided about. */
export type SubmissionDates = Readonly<Record<'receivedOn' | 'revisedOn' | 'acceptedOn', string | null>>;

/** Of an editor's account, of nobody or of whomever; a text begins a number or stands in a title. */
type Queued = Omit<InputOf<typeof listSubmissions>, 'editor'> & { readonly editor: string | null | undefined };

type NewSubmission = Pick<Submission, 'kind' | 'language' | 'details'> & {
  readonly account: string;
  readonly journal: Id | null;
};

const columns = sql`submission_id::text as id, submission.kind, submission.account_id::text as account, state, number, round,
  submission.revision, details, edited, guess, guessed_file::text as "guessedFile", submission.language,
  editor_id::text as editor,
  (select jsonb_build_object('id', journal.id::text, 'titles', journal.titles) from item journal
    where journal.site_id = submission.site_id and journal.id = submission.journal_id
      and journal.kind = 'journal') as journal,
  (select jsonb_build_object('id', item.id::text, 'kind', item.kind, 'isVisible', item.status = 'published') from item
    where item.site_id = submission.site_id and item.id = submission.item_id) as item,
  ${moment('submission.changed_at')} as "changedAt", ${moment('submission.sent_at')} as "sentAt"`;

export type SubmissionStore = ReturnType<typeof postgresSubmissions>;

export function postgresSubmissions(database: Database) {
  const read = (site: number) => readSite(database, site);

  async function pageOf(site: number, which: RawBuilder<unknown>, { page, size }: Pick<Queued, 'page' | 'size'>) {
    const [submissions, [counted]] = await Promise.all([
      read(site)<Submission>`select ${columns} from submission where ${which}
        order by changed_at desc, submission_id desc limit ${size} offset ${page * size}`,
      read(site)<{ total: number }>`select count(*)::int as total from submission where ${which}`,
    ]);
    return { submissions, total: counted?.total ?? 0 };
  }

  return {
    ...postgresTimeline(database),
    ...postgresAuthorship(database),

    /** Reads it for good: nobody else changes it before the transaction ends. */
    async take(transaction: Transaction, site: number, id: Id) {
      const [row] = await transaction.rows(statement<Submission>`select ${columns} from submission
        where site_id = ${site} and submission_id = ${id} for update of submission`);
      return row;
    },

    async read(site: number, id: Id) {
      const [row] = await read(site)<Submission>`
        select ${columns} from submission where site_id = ${site} and submission_id = ${id}`;
      return row;
    },

    /** The member's own and those that they are an author of, the latest changed first. */
    of(site: number, who: Identity, { kind, ...page }: Pick<Queued, 'kind' | 'page' | 'size'>) {
      const own = sql`site_id = ${site} and (account_id = ${who.account} or ${sentBy(who)})
        ${kind ? sql`and kind = ${kind}` : sql``}`;
      return pageOf(site, own, page);
    },

    /** What was sent to the site. */
    queue: (site: number, wanted: Queued) => pageOf(site, sql`site_id = ${site} and ${queued(wanted)}`, wanted),

    async counts(site: number): Promise<Partial<Record<SubmissionState, number>>> {
      const rows = await read(site)<{ state: SubmissionState; count: number }>`
        select state, count(*)::int as count from submission
          where site_id = ${site} and state <> 'draft' group by state`;
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },

    async openOf(transaction: Transaction, site: number, account: string): Promise<number> {
      const [row] = await transaction.rows(statement<{ count: number }>`select count(*)::int as count from submission
        where site_id = ${site} and account_id = ${account} and state = 'draft'`);
      return row?.count ?? 0;
    },

    add: (transaction: Transaction, site: number, { kind, account, language, details, journal }: NewSubmission) =>
      insertedId(transaction)`
        insert into submission (site_id, submission_id, kind, account_id, language, details, journal_id)
          values (${site}, new_id(${site}::int), ${kind}, ${account}, ${language}, ${JSON.stringify(details)}, ${journal})
          returning submission_id::text as id`,

    async change(transaction: Transaction, site: number, id: Id, change: SubmissionChange): Promise<void> {
      const set = [
        ...('state' in change ? [sql`state = ${change.state}, edited = null`] : []),
        ...('round' in change ? [sql`round = ${change.round}`] : []),
        ...('details' in change ? [written(JSON.stringify(change.details))] : []),
        ...('guess' in change ? [sql`guess = ${change.guess ? JSON.stringify(change.guess) : null}::jsonb`] : []),
        ...('guessedFile' in change ? [sql`guessed_file = ${change.guessedFile}`] : []),
        ...('journal' in change ? [sql`journal_id = ${change.journal}`] : []),
        ...('editor' in change ? [sql`editor_id = ${change.editor}`] : []),
        ...('item' in change ? [sql`item_id = ${change.item}`] : []),
        ...(change.isSent ? [sql`details = coalesce(edited, details), sent_at = now()`] : []),
        ...(change.isDecided ? [sql`decided_at = now()`] : []),
        sql`revision = revision + 1, changed_at = now()`,
      ];
      await transaction.rows(statement`
        update submission set ${sql.join(set)} where site_id = ${site} and submission_id = ${id}`);
    },

    /** Whether authors may choose that journal: it is one, of this site, and readers see it. */
    async isOpenJournal(transaction: Transaction, site: number, id: Id): Promise<boolean> {
      const rows = await transaction.rows(statement`select 1 from item
        where site_id = ${site} and id = ${id} and kind = 'journal' and status = 'published'`);
      return rows.length > 0;
    },

    /** Whether the site has an item under that name already. */
    async hasItem(transaction: Transaction, site: number, named: { kind: string; key: string }): Promise<boolean> {
      const rows = await transaction.rows(statement`select 1 from item
        where site_id = ${site} and kind = ${named.kind} and source_key = ${named.key}`);
      return rows.length > 0;
    },

    /** Gives it the next number of the year. */
    async number(transaction: Transaction, site: number, id: Id): Promise<string> {
      // Two that are sent at once wait for each other, so that no number is given twice.
      await transaction.rows(statement`select pg_advisory_xact_lock(hashtext('submission number'), ${site})`);
      const [row] = await transaction.rows(statement<{ number: string }>`
        update submission set number = to_char(now(), 'YYYY-') || lpad((1 + coalesce((
            select max(substring(number from 6)::int) from submission
            where site_id = ${site} and number like to_char(now(), 'YYYY-') || '%'), 0))::text, 4, '0')
          where site_id = ${site} and submission_id = ${id} returning number`);
      if (!row) throw new Error('A submission got no number.');
      return row.number;
    },

    async authors(transaction: Transaction, site: number, id: Id, authors: readonly SubmissionAuthor[]): Promise<void> {
      await transaction.rows(
        statement`delete from submission_author where site_id = ${site} and submission_id = ${id}`,
      );
      const given = JSON.stringify(
        authors.map(({ email, orcid }, position) => ({
          position,
          email_key: email.trim().toLowerCase() || null,
          orcid: orcid || null,
        })),
      );
      await transaction.rows(statement`
        insert into submission_author (site_id, submission_id, position, email_key, orcid)
          select ${site}, ${id}, position, email_key, orcid
          from jsonb_to_recordset(${given}::jsonb) as given(position int, email_key text, orcid text)`);
    },

    async dates(transaction: Transaction, site: number, id: Id): Promise<SubmissionDates> {
      const day = (moment: RawBuilder<unknown>) =>
        sql`((${moment}) at time zone (select time_zone from site where site.site_id = ${site}))::date::text`;
      const event = (what: string, which: 'min' | 'max') =>
        sql`select ${sql.raw(which)}(happened_at) from submission_event
          where site_id = ${site} and submission_id = ${id} and what = ${what}`;
      const [row] = await transaction.rows(statement<SubmissionDates>`
        select ${day(sql`coalesce((${event('sent', 'min')}), sent_at)`)} as "receivedOn",
            ${day(event('revised', 'max'))} as "revisedOn", ${day(sql`decided_at`)} as "acceptedOn"
          from submission where site_id = ${site} and submission_id = ${id}`);
      return row ?? { receivedOn: null, revisedOn: null, acceptedOn: null };
    },

    async remove(transaction: Transaction, site: number, id: Id): Promise<void> {
      await transaction.rows(statement`delete from submission where site_id = ${site} and submission_id = ${id}`);
    },
  };
}

const written = (details: string) => sql`
  details = case when sent_at is null then ${details}::jsonb else details end,
  edited = case when sent_at is null then null else ${details}::jsonb end`;

function queued({ state, kind, editor, text }: Omit<Queued, 'page' | 'size'>) {
  const conditions = [
    state ? sql`state = ${state}` : sql`state <> 'draft'`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(editor === null ? [sql`editor_id is null`] : editor ? [sql`editor_id = ${editor}`] : []),
    ...(text ? [sql`(strpos(lower(details ->> 'titles'), lower(${text})) > 0 or starts_with(number, ${text}))`] : []),
  ];
  return sql.join(conditions, sql` and `);
}
