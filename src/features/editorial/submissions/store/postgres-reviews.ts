import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { DueReview, Review, ReviewStore } from '../use-cases/review-store.ts';

const columns = sql`opinion_id::text as id, submission_id::text as submission, round, name, email, language, state,
  to_char(due_on, 'YYYY-MM-DD') as "dueOn", advice, to_author as "toAuthor", to_editor as "toEditor",
  ${moment('asked_at')} as "askedAt", ${moment('answered_at')} as "answeredAt"`;

export const postgresReviews = (database: Database): ReviewStore => ({
  async add(transaction, site, { submission, round, name, email, language, dueOn }) {
    const [row] = await transaction.rows(
      statement(sql<{ id: string }>`insert into submission_opinion
          (site_id, opinion_id, submission_id, round, name, email, language, due_on)
        values (${site}, new_id(${site}::int), ${submission}, ${round}, ${name}, ${email}, ${language}, ${dueOn}::date)
        returning opinion_id::text as id`),
    );
    if (!row) throw new Error('A request for a review was not stored.');
    return row.id;
  },

  async take(transaction, site, id) {
    const [row] = await transaction.rows(
      statement(sql<Review>`select ${columns} from submission_opinion
        where site_id = ${site} and opinion_id = ${id} for update`),
    );
    return row;
  },

  async read(site, id) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      statement(sql<Review>`select ${columns} from submission_opinion where site_id = ${site} and opinion_id = ${id}`),
    );
    return row;
  },

  close: (transaction, site, submission, only) =>
    transaction.rows(
      statement(sql<Review>`update submission_opinion set state = 'cancelled', answered_at = now()
        where site_id = ${site} and submission_id = ${submission} and state in ('asked', 'agreed')
          ${only ? sql`and opinion_id = ${only}` : sql``}
        returning ${columns}`),
    ),

  async takeDue(transaction, site, { today, daysBefore }) {
    const ofOpenRound = sql`submission.site_id = ${site} and submission.state in ('received', 'review')
      and asked.site_id = submission.site_id and asked.submission_id = submission.submission_id
      and asked.round = submission.round and asked.state in ('asked', 'agreed')`;
    // Whoever decides holds the submission first and then its reviews, so this does too.
    await transaction.rows(
      statement(sql`select 1 from submission where exists (select from submission_opinion asked where ${ofOpenRound}
        and asked.due_on <= ${today}::date + ${daysBefore}::int) order by submission_id for key share`),
    );
    const take = (column: 'reminded_at' | 'warned_at', due: ReturnType<typeof sql>) =>
      transaction.rows(
        statement(sql<Review & { titles: Text }>`with taken as (update submission_opinion asked
            set ${sql.ref(column)} = now() from submission
            where ${ofOpenRound} and asked.${sql.ref(column)} is null and ${due} returning asked.*, details -> 'titles' as titles)
          select ${columns}, titles from taken`),
      );
    const before = await take(
      'reminded_at',
      // Whoever was asked only just now needs no reminder.
      sql`asked.due_on between ${today}::date and ${today}::date + ${daysBefore}::int
        and asked.asked_at < now() - interval '1 day'`,
    );
    const after = await take('warned_at', sql`asked.due_on < ${today}::date`);
    const due =
      (reminder: DueReview['reminder']) =>
      ({ titles, ...review }: Review & { titles: Text }) => ({
        ...{ review, titles, reminder },
      });
    return [...before.map(due('before')), ...after.map(due('after'))];
  },

  async sitesWaiting() {
    const rows = await database.unscopedRows(query.selectFrom('site').select('site_id').orderBy('site_id'));
    return rows.map(({ site_id }) => site_id);
  },

  of: (site, submission) =>
    database.rows(
      { reads: [site], writes: null },
      statement(sql<Review>`select ${columns} from submission_opinion
        where site_id = ${site} and submission_id = ${submission} order by opinion_id`),
    ),

  async change(transaction, site, id, { state, advice = null, toAuthor = '', toEditor = '' }) {
    await transaction.rows(
      statement(sql`update submission_opinion set state = ${state}, advice = ${advice}, to_author = ${toAuthor},
          to_editor = ${toEditor}, answered_at = now()
        where site_id = ${site} and opinion_id = ${id}`),
    );
  },
});
