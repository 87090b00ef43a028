import { type RawBuilder, sql } from 'kysely';
import { embargoOf, paperHolding } from '../../../../platform/item/embargo.ts';
import { fullNames } from '../../../../platform/item/listed-pieces.ts';
import { firstCells } from '../../../../platform/item/searching/first-cells.ts';
import { firstPictureOf } from '../../../../platform/item/searching/first-picture.ts';
import { statement, unseen } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Statement } from '../../../../platform/ports/database.ts';
import type { HitRow } from '../domain/stored-hit.ts';

const mostSummary = 600;
const mostAuthors = 10;

/** What a kind has of its own, of the row `item`. */
type ByKind = Readonly<Record<string, RawBuilder<unknown>>>;

/** Small enough for a list, as soon as there is such a form of it. */
const picture = sql`case when ${embargoOf(paperHolding('figure'))} is null then (select coalesce(low.rendered, shown.sha256) from item_file shown
  left join rendition low on low.site_id = shown.site_id and low.sha256 = shown.sha256 and low.form = 'low'
  where shown.site_id = item.site_id and shown.item_id = item.id and shown.role = 'image' order by shown.position limit 1) end`;

const listIn = (table: string, column: string) =>
  sql`(select ${sql.ref(`had.${column}`)} from ${sql.table(table)} had where had.site_id = item.site_id and had.id = item.id)`;

/** People who stand as a list in their thing's own row. */
const listedPeople: ByKind = {
  book: listIn('book', 'authors'),
  audio: listIn('recording', 'speakers'),
  video: listIn('recording', 'speakers'),
  album: listIn('album', 'editors'),
  'special-issue': listIn('special_issue', 'guest_editors'),
  'general-resource': listIn('general_resource', 'people'),
};

/** Columns and where they come from. */
interface Piece {
  readonly columns: RawBuilder<unknown>;
  readonly joins: RawBuilder<unknown>;
}

const paper: Piece = {
  columns: sql`
    case when published_in.id is not null then jsonb_build_object('id', published_in.id::text, 'names', published_in.titles) end as journal,
    coalesce(period.year, extract(year from item.published_on)::int) as year,
    coalesce(article.volume, period.volume) as volume, period.issue, article.first_page as "firstPage", article.last_page as "lastPage",
    article.publication_type as "publicationType", article.version`,
  joins: sql`
    left join article on article.site_id = item.site_id and article.id = item.id
    left join period on period.site_id = item.site_id and period.id = article.period_id
    left join item published_in on published_in.site_id = item.site_id and published_in.id = article.journal_id`,
};
const noPaper: Piece = {
  columns: sql`null as journal, extract(year from item.published_on)::int as year, null as volume, null as issue, null as "firstPage",
    null as "lastPage", null as "publicationType", null as version`,
  joins: sql``,
};

/** Captions are stored as HTML; a list prints their words. */
const ofPaper: Piece = {
  columns: sql`
    (select coalesce(jsonb_object_agg(key, left(regexp_replace(value, '<[^>]*>', '', 'g'), ${sql.lit(mostSummary)})), '{}')
      from jsonb_each_text(coalesce(figure.captions, data_table.captions))) as captions,
    coalesce(figure.label, data_table.label) as label,
    case when paper.id is not null then jsonb_build_object('id', paper.id::text, 'titles', paper.titles) end as thesis`,
  joins: sql`
    left join figure on figure.site_id = item.site_id and figure.id = item.id
    left join data_table on data_table.site_id = item.site_id and data_table.id = item.id
    left join item paper on paper.site_id = item.site_id
      and paper.id = case item.kind when 'figure' then figure.article_id else data_table.article_id end`,
};
const notOfPaper: Piece = { columns: sql`'{}'::jsonb as captions, null as label, null as thesis`, joins: sql`` };

const authors = sql`
  select expert_id, position, row_number() over (order by position) as place,
    ${fullNames} as printed
  from contributor where contributor.site_id = item.site_id and contributor.article_id = item.id and role = 'author'`;

/** The first of those who made it, and their number: a paper's authors, or the people of a list. */
const peopleOf = (mayBePaper: boolean, list: RawBuilder<unknown>) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('expertId', expert_id::text, 'names', printed) order by position)
      filter (where place <= ${sql.lit(mostAuthors)}), '[]') as authors, count(*)::int as total
  from (
    ${mayBePaper ? sql`${authors} union all` : sql``}
    select null::bigint as expert_id, listed.position, listed.position as place,
      (select coalesce(jsonb_object_agg(key, value ->> 'full'), '{}') from jsonb_each(listed.person -> 'names')) as printed
    from jsonb_array_elements(${list}) with ordinality listed (person, position)
  ) author`;

/**
 * What the hits print, read by key. Under row security PostgreSQL finds no key by `coalesce`, but by `case`. What only some kinds have
 * is asked only where they may be found, as far as who asks knows: every table costs time, even one that has no row for a hit.
 */
export function hitsStatement(
  sites: readonly number[],
  ids: readonly Id[],
  kinds?: readonly string[],
): Statement<HitRow> {
  const mayBe = (...named: string[]) => !kinds || named.some((kind) => kinds.includes(kind));
  const ofKind = (each: ByKind) => {
    const wanted = Object.entries(each).filter(([kind]) => mayBe(kind));
    const cases = wanted.map(([kind, its]) => sql`when ${sql.lit(kind)} then ${its}`);
    return cases.length > 0 ? sql`case item.kind ${sql.join(cases, sql` `)} end` : sql`null`;
  };
  const printed = [mayBe('article') ? paper : noPaper, mayBe('figure', 'table') ? ofPaper : notOfPaper];
  const access: ByKind = { article: sql`article.access_type`, book: listIn('book', 'access_type') };
  return statement<HitRow>`
    select item.site_id as site, item.id::text, item.kind, item.titles, item.rich_titles as "richTitles", item.keywords,
      (select coalesce(jsonb_object_agg(key, left(value, ${sql.lit(mostSummary)})), '{}') from jsonb_each_text(item.summaries)) as summaries,
      people.authors, people.total as "authorCount", ${sql.join(printed.map(({ columns }) => columns))},
      to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn", item.doi,
      coalesce(item.cover, ${ofKind({ figure: picture, article: firstPictureOf('item') })}) as cover,
      case noted.weight when 3 then 'retracted' when 2 then 'concern' when 1 then 'corrected' end as integrity,
      ${ofKind(access)} as "accessType",
      item.views::float8 as visits, item.downloads::float8 as downloads, item.citations::float8 as "referenceCount",
      item.comments::float8 as "commentCount", item.score::float8 as score, jsonb_strip_nulls(${ofKind(facts)}) as facts
    from item ${sql.join(
      printed.map(({ joins }) => joins),
      sql` `,
    )}
    cross join lateral (${peopleOf(mayBe('article'), ofKind(listedPeople))}) people
    cross join lateral (
      select max(case relation.type when 'retracts' then 3 when 'expresses-concern-about' then 2 else 1 end) as weight
      from relation join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
      where relation.site_id = item.site_id and relation.to_id = item.id
        and relation.type in ('corrects', 'retracts', 'expresses-concern-about')
    ) noted
    where item.site_id = any (${unseen(sites, 'int[]')}) and item.id = any (${unseen(ids, 'bigint[]')}) and item.status = 'published'`;
}

/** Beyond it nobody counts what a collection holds. */
const mostEntries = 1_000;

const ofItem = (table: string, facts: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object(${facts}) from ${sql.table(table)} had where had.site_id = item.site_id and had.id = item.id)`;

const day = (column: string) => sql`to_char(${sql.ref(`had.${column}`)}, 'YYYY-MM-DD')`;

const firstFile = sql`(
  select jsonb_build_object('id', item.id || '-' || attached.position, 'name', attached.name, 'type', stored.content_type, 'size', stored.bytes)
  from item_file attached join stored_file stored on stored.site_id = attached.site_id and stored.sha256 = attached.sha256
  where attached.site_id = item.site_id and attached.item_id = item.id and attached.role in ('attachment', 'pdf', 'galley', 'supplement', 'data')
  order by attached.position limit 1)`;

const entries = sql`'entries', (
  select count(*)::int from (
    select from collection_entry entry where entry.site_id = item.site_id and entry.collection_id = item.id limit ${sql.lit(mostEntries)}
  ) held)`;

/** Kinds that are not named have nothing of their own to show in a list. */
const facts: ByKind = {
  book: ofItem(
    'book',
    sql`'isbn', had.isbn, 'publishers', had.publishers, 'series', had.series, 'edition', had.edition`,
  ),
  audio: ofItem('recording', sql`'seconds', had.seconds::float8`),
  video: ofItem('recording', sql`'seconds', had.seconds::float8`),
  news: ofItem(
    'news',
    sql`'newsType', had.type, 'pinned', had.pinned, 'link', had.link, 'file', case when had.type = 'file' then ${firstFile} end`,
  ),
  conference: ofItem(
    'conference',
    sql`'places', had.places, 'startsOn', ${day('starts_on')}, 'endsOn', ${day('ends_on')}, ${entries}`,
  ),
  'special-issue': ofItem(
    'special_issue',
    sql`'startsOn', ${day('opens_on')}, 'endsOn', ${day('closes_on')}, ${entries}`,
  ),
  table: ofItem('data_table', sql`'cells', ${firstCells('had')}`),
  album: sql`jsonb_build_object(${entries})`,
  topic: sql`jsonb_build_object(${entries})`,
  expert: ofItem(
    'expert',
    sql`'positions', had.positions, 'affiliations', had.affiliations, 'researchFields', had.research_fields`,
  ),
  'general-resource': ofItem(
    'general_resource',
    sql`'library', had.library, 'number', had.number, 'legalStatus', had.legal_status, 'holders', had.holders, 'file', ${firstFile}`,
  ),
};
