import { type RawBuilder, sql } from 'kysely';
import type { Text } from '../../kernel/text.ts';
import type { Transaction } from '../../ports/database.ts';
import type { EditableList, ListRequest } from '../../ports/editable.ts';
import { statement } from '../writing/raw-statement.ts';

/** More are not counted: whoever looks for one thing among so many searches for it. */
const mostCounted = 10_000;

interface Listed {
  readonly id: string;
  readonly titles: Text;
  readonly status: string;
  readonly publishedOn: string | null;
}

/** Things of a kind in every state, the newest first; of a text those whose title has its words, or whose author or DOI begins with it. */
export async function listItems(
  transaction: Transaction,
  site: number,
  kind: string,
  { text, skip, most }: ListRequest,
): Promise<EditableList> {
  const { ids, total } =
    text.trim() === ''
      ? await newest(transaction, site, kind, { skip, most })
      : await found(transaction, site, kind, text).then((all) => ({
          ids: all.slice(skip, skip + most),
          total: all.length,
        }));
  const rows = await transaction.rows(statement<Listed>`
    select id, titles, status, to_char(published_on, 'YYYY-MM-DD') as "publishedOn"
      from item where site_id = ${site} and id = any (${ids}::bigint[]) order by id desc`);
  const entries = rows.map(({ id, titles, status, publishedOn }) => ({
    ...{ id, titles, isShown: status === 'published' },
    ...(publishedOn && { note: publishedOn }),
  }));
  return { entries, total };
}

async function newest(
  transaction: Transaction,
  site: number,
  kind: string,
  { skip, most }: Pick<ListRequest, 'skip' | 'most'>,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const all = sql`select id from item where site_id = ${site} and kind = ${kind}`;
  const rows = await transaction.rows(statement<{ id: string }>`${all} order by id desc limit ${most} offset ${skip}`);
  const [counted] = await transaction.rows(statement<{ total: number }>`
    select count(*)::int as total from (${all} limit ${mostCounted}) counted`);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** So many of what a text finds are looked at: who wants fewer writes more. */
const mostFound = 2_000;
const last = '\u{10ffff}';

/**
 * Under row security only a range reaches an index. For people and identifiers that is what begins with the text; for words inside
 * titles it is the titles of this kind at this site, which are read through in the index alone.
 */
async function found(transaction: Transaction, site: number, kind: string, text: string): Promise<readonly string[]> {
  const [searched] = await transaction.rows(statement<{ words: string; known: string }>`
    select folded(${text}) as words, lower(${text.trim()}) as known`);
  const { words = '', known = '' } = searched ?? {};
  const keys = (field: string, from: string, narrowed: RawBuilder<unknown>) =>
    sql`(select item_id from search_key where site_id = ${site} and kind = ${kind} and field = ${field}
      and ${narrowed} limit ${from === '' ? 0 : mostFound})`;
  const begins = (from: string) => sql`folded >= ${from} and folded < ${from + last}`;
  // Folded texts have letters, digits and blanks only: nothing in them means something to `like`.
  const has = sql`folded like all (${words.split(' ').map((word) => `%${word}%`)}::text[])`;
  const rows = await transaction.rows(statement<{ id: string }>`
    select distinct item_id as id from (${keys('title', words, has)}
      union all ${keys('person', words, begins(words))} union all ${keys('identifier', known, begins(known))}) known
      order by id desc`);
  return rows.map(({ id }) => id);
}
