import { type RawBuilder, sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { firstAuthors, noticesAbout } from '../../../platform/item/listed-pieces.ts';
import { givenFiles } from '../../../platform/item/public-item.ts';
import { firstPictureOf } from '../../../platform/item/searching/first-picture.ts';
import { statement, unseen } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { integrityOf } from '../../../platform/kernel/integrity.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FirstPapers, ListedPaper } from '../domain/listed-paper.ts';
import { columnCounts, yearFigures } from './journal-figures.ts';

export type PaperLists = ReturnType<typeof postgresPaperLists>;
type Slice = Pick<FirstPapers, 'page' | 'size'>;

const mostSummary = 600;
const mostAuthors = 30;

/** Published papers as lists. */
export const postgresPaperLists = (database: Database) => ({
  /** A period with the journal that it belongs to; nothing where there is no such period. */
  async period(site: SiteContext, id: Id) {
    const [found] = await database.rows(site, publishedPeriod(site.target.id, id));
    return found && { id, journal: found.journal_id };
  },

  async ofPeriod(site: SiteContext, period: Id, slice: Slice) {
    const rows = await database.rows(site, papersOfPeriod(site.target.id, period, slice));
    return rows.map(toPaper);
  },

  async first(site: SiteContext, wanted: FirstPapers) {
    const [rows, [counted]] = await Promise.all([
      database.rows(site, firstPapers(site.reads, wanted)),
      database.rows(site, countFirstPapers(site.reads, wanted)),
    ]);
    return { papers: rows.map(toPaper), total: counted?.total ?? 0 };
  },

  async isJournal(site: SiteContext, id: Id) {
    const found = await database.rows(
      site,
      query
        .selectFrom('item')
        .where('site_id', '=', site.target.id)
        .where('id', '=', id)
        .where('kind', '=', 'journal')
        .where('status', '=', 'published')
        .select('id'),
    );
    return found.length > 0;
  },

  years: (site: SiteContext, journal: Id) => database.rows(site, yearFigures(site.target.id, journal)),

  columns: (site: SiteContext, journal: Id) => database.rows(site, columnCounts(site.target.id, journal)),
});

const publishedPeriod = (site: number, id: Id) =>
  query
    .selectFrom('period')
    .innerJoin('item', (join) => join.onRef('item.site_id', '=', 'period.site_id').onRef('item.id', '=', 'period.id'))
    .where('period.site_id', '=', site)
    .where('period.id', '=', id)
    .where('item.status', '=', 'published')
    .select('period.journal_id');

type PaperRow = Omit<ListedPaper, 'integrity'> & { readonly notices: readonly string[] };

const toPaper = ({ notices, ...row }: PaperRow): ListedPaper => ({ ...row, integrity: integrityOf(notices) });

/** Chosen first and looked up afterwards: a list of twenty reads the people of twenty papers, not of all that could follow. */
const listed = (chosen: RawBuilder<unknown>) =>
  statement<PaperRow>`
    with chosen as materialized (${chosen})
    select item.site_id as "siteId", item.id::text, item.titles, item.keywords, item.doi,
      coalesce(item.cover, ${firstPictureOf('item')}) as cover,
      (select coalesce(jsonb_object_agg(key, left(value, ${sql.lit(mostSummary)})), '{}') from jsonb_each_text(item.summaries)) as summaries,
      people.authors, to_char(item.published_on, 'YYYY-MM-DD') as "publishDate",
      case when published_in.id is not null then jsonb_build_object('id', published_in.id::text, 'names', published_in.titles) end as journal,
      coalesce(period.year, extract(year from item.published_on)::int) as year,
      coalesce(article.volume, period.volume) as volume, period.issue,
      coalesce(article.first_page, article.elocation) as "firstPageNum", article.last_page as "lastPageNum", article.part,
      article.publication_type as "publicationType", article.access_type as "accessType", article.version,
      noted.notices,
      document.position as pdf,
      item.views::float8 as visits, item.downloads::float8 as downloads, item.citations::float8 as "referenceCount",
      item.comments::float8 as "commentCount", item.score::float8 as score
    from chosen
    join item on item.site_id = chosen.site_id and item.id = chosen.id
    join article on article.site_id = chosen.site_id and article.id = chosen.id
    left join period on period.site_id = chosen.site_id and period.id = article.period_id
    left join item published_in on published_in.site_id = chosen.site_id and published_in.id = article.journal_id
    cross join lateral (${firstAuthors('chosen', mostAuthors)}) people
    cross join lateral (${noticesAbout('chosen')}) noted
    left join lateral (
      select file.position from ${givenFiles} file
      where file.site_id = chosen.site_id and file.item_id = chosen.id and role = 'pdf' order by position limit 1
    ) document on true
    order by chosen.place`;

/** As the issue prints them; those whose place is not known follow by page. */
export const placeInIssue = sql`article.position nulls last, substring(article.first_page from '[0-9]{1,9}')::int nulls last,
  item.published_on, article.id`;

const papersOfPeriod = (site: number, period: Id, { page, size }: Slice) =>
  listed(sql`
    select article.site_id, article.id, row_number() over (order by ${placeInIssue}) as place
    from article join item on item.site_id = article.site_id and item.id = article.id
    where article.site_id = ${site} and article.period_id = ${period} and item.status = 'published'
    order by place limit ${size} offset ${page * size}`);

export const firstPapers = (sites: readonly number[], wanted: FirstPapers) =>
  listed(sql`
    select article.site_id, article.id, row_number() over (order by item.published_on desc nulls last, article.id) as place
    ${isFirst(sites, wanted)}
    order by place limit ${wanted.size} offset ${wanted.page * wanted.size}`);

export const countFirstPapers = (sites: readonly number[], wanted: FirstPapers) =>
  statement<{ total: number }>`select count(*)::int as total ${isFirst(sites, wanted)}`;

const isFirst = (sites: readonly number[], { state, journal }: FirstPapers) => sql`
  from article join item on item.site_id = article.site_id and item.id = article.id
  where article.site_id = any (${unseen(sites, 'int[]')}) and article.publication_type = 1 and item.status = 'published'
    and ${state === 'justAccepted' ? sql`article.version = -1` : sql`article.version <> -1`}
    ${journal === null ? sql`` : sql`and article.journal_id = ${journal}`}`;
