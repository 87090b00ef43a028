import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { FacetName, Question } from '../domain/search-question.ts';

type Condition = RawBuilder<boolean>;
type Narrowing = (values: readonly string[]) => Condition;

/** A facet's value is what a thing is known by: an id, a name, or several names. */
const parts = (value: string): string[] => value.split('␟');
const first = (values: readonly string[]) => values.map((value) => parts(value)[0] ?? '');

/** Rows of a table of the same thing, which is named `item` in the statement around. */
const has = (table: string, owner: string, condition: Condition): Condition =>
  sql`exists (select from ${sql.table(table)} had where had.site_id = item.site_id and ${sql.ref(`had.${owner}`)} = item.id and ${condition})`;

/** Subjects and all that are narrower. */
const within = (subjects: readonly string[]) => sql`
  with recursive within (site_id, id) as (
    select subject.site_id, subject.id from subject where subject.id::text = any (${subjects})
    union select subject.site_id, subject.id from within
      join subject on subject.site_id = within.site_id and subject.parent_id = within.id)
  select id from within`;

const narrowings: Readonly<Partial<Record<FacetName, Narrowing>>> = {
  language: (values) => sql`item.language = any (${values})`,
  accessType: (values) =>
    sql`(${has('article', 'id', sql`had.access_type::text = any (${values})`)} or ${has('book', 'id', sql`had.access_type::text = any (${values})`)})`,
  publicationType: (values) => has('article', 'id', sql`had.publication_type::text = any (${values})`),
  journal: (values) => has('article', 'id', sql`had.journal_id::text = any (${first(values)})`),
  subject: (values) => has('item_subject', 'item_id', sql`had.subject_id in (${within(first(values))})`),
  author: (values) =>
    has(
      'search_key',
      'item_id',
      sql`had.field = 'person' and had.folded = any (array(select folded(name) from unnest(${values.flatMap(parts)}::text[]) name))`,
    ),
  library: (values) => has('general_resource', 'id', sql`had.library = any (${values})`),
  newsType: (values) => has('news', 'id', sql`had.type = any (${values})`),
};

/** A term that stands in a title, a name or an identifier of the thing. */
export const holds = (term: string): Condition =>
  has('search_key', 'item_id', sql`strpos(had.folded, folded(${term})) > 0`);

const inYears = ({ years: { from, to }, since }: Question): Condition[] => [
  ...(since ? [sql<boolean>`item.published_on >= ${since}::date`] : []),
  ...(from === null ? [] : [sql<boolean>`item.published_on >= make_date(${from}, 1, 1)`]),
  ...(to === null ? [] : [sql<boolean>`item.published_on < make_date(${to} + 1, 1, 1)`]),
];

/** What albums hold: the things that were put into them, and the figures and tables of their papers. */
const inCollections = (collections: readonly Id[]): Condition => sql`exists (
  select from collection_entry entry where entry.site_id = item.site_id and entry.collection_id = any (${collections}::bigint[])
    and entry.entry_id in (
      item.id,
      (select article_id from figure where figure.site_id = item.site_id and figure.id = item.id),
      (select article_id from data_table where data_table.site_id = item.site_id and data_table.id = item.id)))`;

export function narrowingOf(question: Question, collections: readonly Id[] | undefined): Condition {
  const chosen = [...Object.entries(question.chosen), ...Object.entries(question.about ?? {})].flatMap(
    ([name, values]) => {
      const narrow = narrowings[name as FacetName];
      return narrow && values.length > 0 ? [narrow(values)] : [];
    },
  );
  const conditions = [
    sql<boolean>`item.status = 'published'`,
    ...chosen,
    ...question.within.map(holds),
    ...inYears(question),
    ...(collections ? [inCollections(collections)] : []),
    ...(question.among ? [sql<boolean>`item.id = any (${question.among}::bigint[])`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

export const ignoredBy = ({ chosen, about = {} }: Question): FacetName[] =>
  [...new Set([...Object.keys(chosen), ...Object.keys(about)] as FacetName[])].filter(
    (name) => name !== 'kind' && !narrowings[name] && (chosen[name]?.length ?? 0) + (about[name]?.length ?? 0) > 0,
  );
