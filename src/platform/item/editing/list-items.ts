import { type RawBuilder, sql } from 'kysely';
import type { Text } from '../../kernel/text.ts';
import type { Transaction } from '../../ports/database.ts';
import type { EditableList, EntryFacts, ListRequest } from '../../ports/editable.ts';
import { statement } from '../writing/raw-statement.ts';
import { printedNames } from './people-field.ts';

/** More are not counted: whoever looks for one thing among so many searches for it. */
const mostCounted = 10_000;

interface Listed {
  readonly id: string;
  readonly titles: Text;
  readonly publishedOn: string | null;
  readonly status: EntryFacts['status'];
  readonly doi: string | null;
  readonly views: number;
  readonly updatedAt: string;
  readonly within: Text;
  readonly authors: readonly Parameters<typeof printedNames>[0][];
}

const orders = {
  newest: sql`id desc`,
  updated: sql`updated_at desc, id desc`,
  views: sql`views desc, id desc`,
} as const;

/** Things of a kind in every state, the newest first; of a text those whose title has its words, or whose author or DOI begins with it. */
export async function listItems(
  transaction: Transaction,
  site: number,
  kind: string,
  { text, status, order = 'newest', skip, most }: ListRequest,
): Promise<EditableList> {
  const known = text.trim() === '' ? null : await found(transaction, site, kind, text);
  // Without a state the most viewed are what readers see. Nobody views a draft.
  const state = status ?? (order === 'views' ? 'published' : undefined);
  const sorted = state === 'draft' && order === 'views' ? 'newest' : order;
  const all = sql`from item where site_id = ${site} and kind = ${kind}
    ${state ? sql`and status = ${state}` : sql``} ${known ? sql`and id = any (${known}::bigint[])` : sql``}`;
  const chosen = await transaction.rows(statement<{ id: string }>`
    select id ${all} order by ${orders[sorted]} limit ${most} offset ${skip}`);
  const [counted] = await transaction.rows(statement<{ total: number }>`
    select count(*)::int as total from (select ${all} limit ${mostCounted}) counted`);
  const rows = await transaction.rows(statement<Listed>`
    select item.id, item.titles, item.status, item.doi, item.views::int as views, to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn",
      to_char(item.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
      coalesce((select titles from item around where around.site_id = item.site_id and around.id = coalesce(
        (select period_id from article where article.site_id = item.site_id and article.id = item.id), item.under_id)), '{}') as within,
      array(select names from contributor where contributor.site_id = item.site_id and article_id = item.id and role = 'author'
        order by position limit ${mostAuthors}) as authors
      from unnest(${chosen.map(({ id }) => id)}::bigint[]) with ordinality as listed(id, place)
      join item on item.site_id = ${site} and item.id = listed.id order by listed.place`);
  const entries = rows.map(({ id, titles, publishedOn, authors, ...facts }) => ({
    id,
    titles,
    isShown: facts.status === 'published',
    facts: { ...facts, authors: authors.map(printedNames) },
    ...(publishedOn && { note: publishedOn }),
  }));
  return { entries, total: counted?.total ?? 0 };
}

/** More authors than these are not named in a list. */
const mostAuthors = 4;

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
