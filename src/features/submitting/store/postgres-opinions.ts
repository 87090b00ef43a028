import { sql } from 'kysely';
import { moment } from '../../../platform/item/writing/moment.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Opinion, OpinionStore } from '../use-cases/opinion-store.ts';

const columns = sql`opinion_id::text as id, submission_id::text as submission, round, name, email, language, state,
  to_char(due_on, 'YYYY-MM-DD') as "dueOn", advice, to_author as "toAuthor", to_editor as "toEditor",
  ${moment('asked_at')} as "askedAt", ${moment('answered_at')} as "answeredAt"`;

export const postgresOpinions = (database: Database): OpinionStore => ({
  async add(transaction, site, { submission, round, name, email, language, dueOn }) {
    const [row] = await transaction.rows(
      statement(sql<{ id: string }>`insert into submission_opinion
          (site_id, opinion_id, submission_id, round, name, email, language, due_on)
        values (${site}, new_id(${site}::int), ${submission}, ${round}, ${name}, ${email}, ${language}, ${dueOn}::date)
        returning opinion_id::text as id`),
    );
    if (!row) throw new Error('A request for an opinion was not stored.');
    return row.id;
  },

  async take(transaction, site, id) {
    const [row] = await transaction.rows(
      statement(sql<Opinion>`select ${columns} from submission_opinion
        where site_id = ${site} and opinion_id = ${id} for update`),
    );
    return row;
  },

  async read(site, id) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      statement(sql<Opinion>`select ${columns} from submission_opinion where site_id = ${site} and opinion_id = ${id}`),
    );
    return row;
  },

  of: (site, submission) =>
    database.rows(
      { reads: [site], writes: null },
      statement(sql<Opinion>`select ${columns} from submission_opinion
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
