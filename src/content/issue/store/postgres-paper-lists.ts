import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { ColumnCount, PaperLists, YearFigures } from '../use-cases/paper-lists.ts';
import { countFirstPapers, firstPapers, papersOfPeriod, toPaper } from './listed-papers.ts';

/** More columns than a journal has; a wrong import must not fill the page. */
const mostColumns = 100;

export const postgresPaperLists = (database: Database): PaperLists => ({
  async period(site, id) {
    const [found] = await database.rows(site, publishedPeriod(site.target.id, id));
    return found && { id, journal: found.journal_id };
  },

  async ofPeriod(site, period, slice) {
    const rows = await database.rows(site, papersOfPeriod(site.target.id, period, slice));
    return rows.map(toPaper);
  },

  async first(site, asked) {
    const [rows, [counted]] = await Promise.all([
      database.rows(site, firstPapers(site.reads, asked)),
      database.rows(site, countFirstPapers(site.reads, asked)),
    ]);
    return { papers: rows.map(toPaper), total: counted?.total ?? 0 };
  },

  async isJournal(site, id) {
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

  years: (site, journal) => database.rows(site, yearFigures(site.target.id, journal)),

  columns: (site, journal) => database.rows(site, columnCounts(site.target.id, journal)),
});

const publishedPeriod = (site: number, id: Id) =>
  query
    .selectFrom('period')
    .innerJoin('item', (join) => join.onRef('item.site_id', '=', 'period.site_id').onRef('item.id', '=', 'period.id'))
    .where('period.site_id', '=', site)
    .where('period.id', '=', id)
    .where('item.status', '=', 'published')
    .select('period.journal_id');

const yearFigures = (site: number, journal: Id) =>
  statement(sql<YearFigures>`
    select extract(year from item.published_on)::int as year, count(*)::int as papers, sum(item.views)::float8 as views,
      sum(item.citations)::float8 as citations
    from article join item on item.site_id = article.site_id and item.id = article.id
    where article.site_id = ${site} and article.journal_id = ${journal} and item.status = 'published' and item.published_on is not null
    group by 1 order by 1`);

/** A column's names are those of its newest paper. */
const columnCounts = (site: number, journal: Id) =>
  statement(sql<ColumnCount>`
    select (array_agg(article.part order by item.published_on desc nulls last, article.id))[1] as names, count(*)::int as papers
    from article join item on item.site_id = article.site_id and item.id = article.id
    where article.site_id = ${site} and article.journal_id = ${journal} and item.status = 'published' and article.part <> '{}'
    group by coalesce(article.part ->> 'zh', article.part ->> 'en', article.part::text)
    order by 2 desc, 1 limit ${mostColumns}`);
