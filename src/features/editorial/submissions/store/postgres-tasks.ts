import { sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import { consoleRoles, permits } from '../../../../platform/kernel/console-role.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { TaskKind } from '../domain/task.ts';
import { inConflict } from './postgres-authorship.ts';

export interface StoredTask {
  readonly id: Id;
  readonly site: number;
  readonly kind: TaskKind;
  readonly titles: Text;
  readonly number: string | null;
  readonly dueOn: string | null;
  readonly isLate: boolean;
  readonly since: string;
}

/** Nobody has more at hand; of each sort so many are read. */
const mostOfEach = 100;
/** Nobody works at more sites. */
const mostSites = 200;

const editors = consoleRoles.filter((role) => permits(role, 'submissions.handle'));

const common = sql`submission.site_id as site, submission.number`;
const today = sql`(now() at time zone (select time_zone from site where site.site_id = submission.site_id))::date`;
const inRound = sql`asked.site_id = submission.site_id and asked.submission_id = submission.submission_id
  and asked.round = submission.round and asked.state in ('asked', 'agreed')`;

export type TaskStore = ReturnType<typeof postgresTasks>;

export const postgresTasks = (database: Database) => ({
  /** Where the account has a part. Other sites are not asked, however many there are. */
  async sitesOf(account: string): Promise<number[]> {
    const rows = await database.unscopedRows(statement<{ site: number }>`
      select site_id as site from account_site where account_id = ${account}
      union select site_id from reviewer_site where email_hash = (select email_hash(email) from account where account_id = ${account})
      order by site limit ${mostSites}`);
    return rows.map(({ site }) => site);
  },

  /** Their open tasks there: as an author, as an invited reviewer, as an editor of the work of others. */
  tasks: (sites: readonly number[], account: string) =>
    rowsAt(database, { reads: sites, writes: null })<StoredTask>`
    (select submission_id::text as id, ${common}, case state when 'draft' then 'finish' else 'revise' end as kind,
        coalesce(edited, details) -> 'titles' as titles, null as "dueOn", false as "isLate", ${moment('changed_at')} as since
      from submission where site_id = any (${sites}::int[]) and account_id = ${account} and state in ('draft', 'revision')
      order by changed_at desc limit ${mostOfEach})
    union all
    (select asked.opinion_id::text, ${common}, 'review', details -> 'titles', to_char(asked.due_on, 'YYYY-MM-DD'),
        asked.due_on < ${today}, ${moment('asked.asked_at')}
      from submission_opinion asked join submission on ${inRound} and submission.state in ('received', 'review')
      where asked.site_id = any (${sites}::int[])
        and lower(asked.email) = (select lower(email) from account where account_id = ${account})
      order by asked.due_on limit ${mostOfEach})
    union all
    (select submission_id::text, ${common}, case when out.due is not null then 'await'
          when submission.editor_id is null and submission.state = 'received' then 'assign' else 'decide' end, details -> 'titles', to_char(out.due, 'YYYY-MM-DD'), coalesce(out.due < ${today}, false),
        ${moment('submission.changed_at')}
      from submission
      join console_role held on held.site_id = submission.site_id and held.account_id = ${account}
        and held.role = any (${editors}::text[])
      join account on account.account_id = held.account_id
      cross join lateral (select min(asked.due_on) as due from submission_opinion asked where ${inRound}) out
      where submission.site_id = any (${sites}::int[]) and submission.state in ('received', 'review')
        and coalesce(submission.editor_id, held.account_id) = held.account_id and not ${inConflict}
      order by submission.changed_at limit ${mostOfEach})`,
});
