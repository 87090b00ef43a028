import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ReviewState } from '../domain/review.ts';
import type { getEditorialSubmission } from '../editorial.contract.ts';
import { insertedId } from './postgres-timeline.ts';

export interface Review extends Readonly<OutputOf<typeof getEditorialSubmission>['reviews'][number]> {
  readonly submission: Id;
  readonly language: Language;
}

export type ReviewStore = ReturnType<typeof postgresReviews>;

const columns = sql`opinion_id::text as id, submission_id::text as submission, round, name, email, language, state, anonymous,
  to_char(requested_until, 'YYYY-MM-DD') as "requestedUntil", interests,
  to_char(due_on, 'YYYY-MM-DD') as "dueOn", advice, to_author as "toAuthor", to_editor as "toEditor",
  ${moment('asked_at')} as "askedAt", ${moment('answered_at')} as "answeredAt"`;

export const postgresReviews = (database: Database) => ({
  add: (
    transaction: Transaction,
    site: number,
    review: Pick<Review, 'submission' | 'round' | 'name' | 'email' | 'language' | 'dueOn' | 'anonymous'>,
  ) =>
    insertedId(transaction)`
      insert into submission_opinion (site_id, opinion_id, submission_id, round, name, email, language, due_on, anonymous)
        values (${site}, new_id(${site}::int), ${review.submission}, ${review.round}, ${review.name}, ${review.email},
          ${review.language}, ${review.dueOn}::date, ${review.anonymous})
        returning opinion_id::text as id`,

  async take(transaction: Transaction, site: number, id: Id) {
    const [row] = await transaction.rows(statement<Review>`select ${columns} from submission_opinion
      where site_id = ${site} and opinion_id = ${id} for update`);
    return row;
  },

  async read(site: number, id: Id) {
    const [row] = await readSite(database, site)<Review>`
      select ${columns} from submission_opinion where site_id = ${site} and opinion_id = ${id}`;
    return row;
  },

  /** No longer waits for those that are awaited, or for one of them, and answers which they were. */
  close: (transaction: Transaction, site: number, submission: Id, only?: Id) =>
    transaction.rows(statement<Review>`update submission_opinion set state = 'cancelled', answered_at = now()
      where site_id = ${site} and submission_id = ${submission} and state in ('asked', 'agreed')
        ${only ? sql`and opinion_id = ${only}` : sql``}
      returning ${columns}`),

  /** Those who are to be reminded now and were not yet; they count as reminded when the transaction ends. */
  async takeDue(
    transaction: Transaction,
    site: number,
    { today, daysBefore }: { readonly today: string; readonly daysBefore: number },
  ) {
    const ofOpenRound = sql`submission.site_id = ${site} and submission.state in ('received', 'review')
      and asked.site_id = submission.site_id and asked.submission_id = submission.submission_id
      and asked.round = submission.round and asked.state in ('asked', 'agreed')`;
    // Whoever decides holds the submission first and then its reviews, so this does too.
    await transaction.rows(statement`
      select 1 from submission where exists (select from submission_opinion asked where ${ofOpenRound}
        and asked.due_on <= ${today}::date + ${daysBefore}::int) order by submission_id for key share`);
    const take = (column: 'reminded_at' | 'warned_at', due: ReturnType<typeof sql>) =>
      transaction.rows(statement<Review & { titles: Text }>`with taken as (update submission_opinion asked
          set ${sql.ref(column)} = now() from submission
          where ${ofOpenRound} and asked.${sql.ref(column)} is null and ${due} returning asked.*, details -> 'titles' as titles)
        select ${columns}, titles from taken`);
    const before = await take(
      'reminded_at',
      // Recent invitations need no reminder.
      sql`asked.due_on between ${today}::date and ${today}::date + ${daysBefore}::int
        and asked.asked_at < now() - interval '1 day'`,
    );
    const after = await take('warned_at', sql`asked.due_on < ${today}::date`);
    return [
      ...before.map((review) => ({ ...review, reminder: 'before' as const })),
      ...after.map((review) => ({ ...review, reminder: 'after' as const })),
    ];
  },

  /** All sites, for whoever looks at each of them. */
  async sitesWaiting(): Promise<readonly number[]> {
    const rows = await database.unscopedRows(query.selectFrom('site').select('site_id').orderBy('site_id'));
    return rows.map(({ site_id }) => site_id);
  },

  of: (site: number, submission: Id) =>
    readSite(database, site)<Review>`select ${columns} from submission_opinion
      where site_id = ${site} and submission_id = ${submission} order by opinion_id`,

  /** Until when a reviewer would like to have time. */
  async requestTime(transaction: Transaction, site: number, id: Id, day: string): Promise<void> {
    await transaction.rows(statement`update submission_opinion set requested_until = ${day}::date
      where site_id = ${site} and opinion_id = ${id}`);
  },

  async extend(transaction: Transaction, site: number, id: Id, day: string): Promise<void> {
    await transaction.rows(statement`update submission_opinion
      set due_on = ${day}::date, requested_until = null, reminded_at = null, warned_at = null
      where site_id = ${site} and opinion_id = ${id}`);
  },

  async change(
    transaction: Transaction,
    site: number,
    id: Id,
    change: { state: ReviewState } & Partial<Pick<Review, 'advice' | 'toAuthor' | 'toEditor' | 'interests'>>,
  ): Promise<void> {
    const { state, advice = null, toAuthor = '', toEditor = '', interests = null } = change;
    await transaction.rows(statement`
      update submission_opinion set state = ${state}, advice = ${advice}, to_author = ${toAuthor},
          to_editor = ${toEditor}, interests = ${interests}, answered_at = now()
        where site_id = ${site} and opinion_id = ${id}`);
  },
});
