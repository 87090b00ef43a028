import { sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Identity, Queued, Submission, SubmissionDates, SubmissionStore } from '../use-cases/submission-store.ts';
import { postgresTimeline } from './postgres-timeline.ts';

const columns = sql`submission_id::text as id, submission.kind, submission.account_id::text as account, state, number, round,
  submission.revision, details, edited, guess, guessed_file::text as "guessedFile", submission.language,
  editor_id::text as editor,
  (select jsonb_build_object('id', journal.id::text, 'titles', journal.titles) from item journal
    where journal.site_id = submission.site_id and journal.id = submission.journal_id
      and journal.kind = 'journal') as journal,
  (select jsonb_build_object('id', item.id::text, 'kind', item.kind, 'isShown', item.status = 'published') from item
    where item.site_id = submission.site_id and item.id = submission.item_id) as item,
  ${moment('submission.created_at')} as "createdAt", ${moment('submission.changed_at')} as "changedAt",
  ${moment('submission.sent_at')} as "sentAt"`;

const reads = (site: number) => ({ reads: [site], writes: null });

export const postgresSubmissions = (database: Database): SubmissionStore => ({
  ...postgresTimeline(database),

  async take(transaction, site, id) {
    const [row] = await transaction.rows(
      statement(sql<Submission>`select ${columns} from submission
        where site_id = ${site} and submission_id = ${id} for update of submission`),
    );
    return row;
  },

  async read(site, id) {
    const [row] = await database.rows(
      reads(site),
      statement(sql<Submission>`select ${columns} from submission where site_id = ${site} and submission_id = ${id}`),
    );
    return row;
  },

  async isAuthor(site, id, who) {
    const rows = await database.rows(
      reads(site),
      statement(sql`select 1 from submission where site_id = ${site} and submission_id = ${id} and ${sent(who)}`),
    );
    return rows.length > 0;
  },

  async conflicts(site, id, accounts, transaction) {
    const asked = statement(sql<{ account: string }>`select account.account_id::text as account
      from account, submission
      where account.account_id = any(${accounts}::bigint[]) and submission.site_id = ${site}
        and submission.submission_id = ${id} and ${inConflict}`);
    const rows = await (transaction ? transaction.rows(asked) : database.rows(reads(site), asked));
    return new Set(rows.map(({ account }) => account));
  },

  async conflictsOf(site, account) {
    const rows = await database.rows(
      reads(site),
      statement(sql<{ id: string }>`select submission.submission_id::text as id from account, submission
        where account.account_id = ${account} and submission.site_id = ${site} and submission.state <> 'draft'
          and ${inConflict}`),
    );
    return rows.map(({ id }) => id);
  },

  async of(site, who, { kind, page, size }) {
    const own = sql`site_id = ${site} and (account_id = ${who.account} or ${sent(who)})
      ${kind ? sql`and kind = ${kind}` : sql``}`;
    return pageOf(database, site, own, { page, size });
  },

  queue: (site, asked) => pageOf(database, site, sql`site_id = ${site} and ${queued(asked)}`, asked),

  async counts(site) {
    const rows = await database.rows(
      reads(site),
      statement(sql<{ state: Submission['state']; count: number }>`select state, count(*)::int as count from submission
        where site_id = ${site} and state <> 'draft' group by state`),
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  },

  async openOf(transaction, site, account) {
    const [row] = await transaction.rows(
      statement(sql<{ count: number }>`select count(*)::int as count from submission
        where site_id = ${site} and account_id = ${account} and state = 'draft'`),
    );
    return row?.count ?? 0;
  },

  async add(transaction, site, { kind, account, language, details, journal }) {
    const [row] = await transaction.rows(
      statement(sql<{ id: string }>`insert into submission
          (site_id, submission_id, kind, account_id, language, details, journal_id)
        values (${site}, new_id(${site}::int), ${kind}, ${account}, ${language}, ${JSON.stringify(details)}, ${journal})
        returning submission_id::text as id`),
    );
    if (!row) throw new Error('A submission was not stored.');
    return row.id;
  },

  async change(transaction, site, id, change) {
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
    await transaction.rows(
      statement(sql`update submission set ${sql.join(set)} where site_id = ${site} and submission_id = ${id}`),
    );
  },

  async isOpenJournal(transaction, site, id) {
    const rows = await transaction.rows(
      statement(sql`select 1 from item
        where site_id = ${site} and id = ${id} and kind = 'journal' and status = 'published'`),
    );
    return rows.length > 0;
  },

  async hasItem(transaction, site, { kind, key }) {
    const rows = await transaction.rows(
      statement(sql`select 1 from item where site_id = ${site} and kind = ${kind} and source_key = ${key}`),
    );
    return rows.length > 0;
  },

  async number(transaction, site, id) {
    // Two that are sent at once wait for each other, so that no number is given twice.
    await transaction.rows(statement(sql`select pg_advisory_xact_lock(hashtext('submission number'), ${site})`));
    const [row] = await transaction.rows(
      statement(sql<{ number: string }>`update submission set number = to_char(now(), 'YYYY-') || lpad((1 + coalesce((
          select max(substring(number from 6)::int) from submission
          where site_id = ${site} and number like to_char(now(), 'YYYY-') || '%'), 0))::text, 4, '0')
        where site_id = ${site} and submission_id = ${id} returning number`),
    );
    if (!row) throw new Error('A submission got no number.');
    return row.number;
  },

  async authors(transaction, site, id, authors) {
    await transaction.rows(
      statement(sql`delete from submission_author where site_id = ${site} and submission_id = ${id}`),
    );
    const given = JSON.stringify(
      authors.map(({ email, orcid }, position) => ({
        position,
        email_key: email.trim().toLowerCase() || null,
        orcid: orcid || null,
      })),
    );
    await transaction.rows(
      statement(sql`insert into submission_author (site_id, submission_id, position, email_key, orcid)
        select ${site}, ${id}, position, email_key, orcid
        from jsonb_to_recordset(${given}::jsonb) as given(position int, email_key text, orcid text)`),
    );
  },

  async dates(transaction, site, id) {
    const day = (moment: ReturnType<typeof sql>) =>
      sql`((${moment}) at time zone (select time_zone from site where site.site_id = ${site}))::date::text`;
    const event = (what: string, which: 'min' | 'max') =>
      sql`select ${sql.raw(which)}(happened_at) from submission_event
        where site_id = ${site} and submission_id = ${id} and what = ${what}`;
    const [row] = await transaction.rows(
      statement(sql<SubmissionDates>`select ${day(sql`coalesce((${event('sent', 'min')}), sent_at)`)} as "receivedOn",
          ${day(event('revised', 'max'))} as "revisedOn", ${day(sql`decided_at`)} as "acceptedOn"
        from submission where site_id = ${site} and submission_id = ${id}`),
    );
    return row ?? { receivedOn: null, revisedOn: null, acceptedOn: null };
  },

  async remove(transaction, site, id) {
    await transaction.rows(statement(sql`delete from submission where site_id = ${site} and submission_id = ${id}`));
  },
});

const written = (details: string) => sql`
  details = case when sent_at is null then ${details}::jsonb else details end,
  edited = case when sent_at is null then null else ${details}::jsonb end`;

/** Someone is a co-author of what was sent, by the address or the ORCID that they have proven. */
const sent = ({ account, orcid }: Identity) => sql`(sent_at is not null and exists (
  select 1 from submission_author author
  where author.site_id = submission.site_id and author.submission_id = submission.submission_id
    and (author.email_key = (select lower(email) from account where account_id = ${account}) or author.orcid = ${orcid})))`;

/** An ORCID counts here without proof: whoever may be an author does not decide. */
const inConflict = sql`(
  (submission.account_id = account.account_id or exists (select from submission_author author
    where author.site_id = submission.site_id and author.submission_id = submission.submission_id
      and (author.email_key = lower(account.email) or author.orcid = account.orcid)))
  and not exists (select from submission_event waived
    where waived.site_id = submission.site_id and waived.submission_id = submission.submission_id
      and waived.what = 'conflict-waived' and waived.data ->> 'account' = account.account_id::text))`;

function queued({ state, kind, editor, text }: Queued) {
  const conditions = [
    state ? sql`state = ${state}` : sql`state <> 'draft'`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(editor === null ? [sql`editor_id is null`] : editor ? [sql`editor_id = ${editor}`] : []),
    ...(text ? [sql`(strpos(lower(details ->> 'titles'), lower(${text})) > 0 or starts_with(number, ${text}))`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

async function pageOf(
  database: Database,
  site: number,
  which: ReturnType<typeof sql>,
  { page, size }: Pick<Queued, 'page' | 'size'>,
) {
  const [submissions, [counted]] = await Promise.all([
    database.rows(
      reads(site),
      statement(sql<Submission>`select ${columns} from submission where ${which}
        order by changed_at desc, submission_id desc limit ${size} offset ${page * size}`),
    ),
    database.rows(
      reads(site),
      statement(sql<{ total: number }>`select count(*)::int as total from submission where ${which}`),
    ),
  ]);
  return { submissions, total: counted?.total ?? 0 };
}
