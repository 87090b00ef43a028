import { rowsAt, unseen } from '../../../../platform/item/writing/raw-statement.ts';
import { type Addressed, itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** What a link resolver asks for; everything may be missing. */
export interface WantedWork {
  readonly doi: string | null;
  /** As printed, with its hyphen. */
  readonly issn: readonly string[];
  /** Digits and X alone. */
  readonly isbn: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
  /** Its first page, or the number that stands in place of pages. */
  readonly page: string | null;
  readonly year: number | null;
  readonly title: string | null;
}

/** Where what a link resolver asks for is read: the work itself, else its issue, else its journal. */
export const postgresWantedWorks = (database: Database) => ({
  async addressOf(scope: SiteScope, wanted: WantedWork): Promise<string | undefined> {
    const rows = rowsAt(database, scope);
    const sites = unseen(scope.reads, 'int[]');

    const { doi, isbn, issn, volume, issue, page, year } = wanted;
    if (doi) {
      const [named] = await rows<Addressed>`
        select kind, id::text as id, doi from item where site_id = any (${sites}) and source_key = ${doi} and status <> 'draft'
        union all
        select kind, id::text, doi from item where site_id = any (${sites}) and doi = ${doi} and status <> 'draft' limit 1`;
      if (named) return itemAddress(named);
    }
    if (isbn) {
      const [book] = await rows<Addressed>`
        select item.kind, item.id::text as id, item.doi from book join item using (site_id, id)
        where book.site_id = any (${sites}) and translate(book.isbn, '- ', '') = ${isbn} and item.status <> 'draft' limit 1`;
      if (book) return itemAddress(book);
    }
    if (issn.length === 0) return undefined;
    const [found] = await rows<Addressed>`
      with wanted as (
        select journal.site_id, journal.id from journal join item using (site_id, id)
        where journal.site_id = any (${sites}) and (journal.issn = any (${issn}) or journal.eissn = any (${issn}))
          and item.status = 'published' limit 1),
      paper as (
        select article.site_id, article.id, article.period_id, article.volume from wanted join article on article.site_id = wanted.site_id and article.journal_id = wanted.id
        where article.first_page = ${page}
        union
        select article.site_id, article.id, article.period_id, article.volume from wanted join article on article.site_id = wanted.site_id and article.journal_id = wanted.id
        where article.elocation = ${page})
      select kind, id, doi from (
        select 1 as place, item.kind, item.id::text as id, item.doi
        from paper join item using (site_id, id) left join period on period.site_id = item.site_id and period.id = paper.period_id
        where item.status <> 'draft' and (${volume}::text is null or coalesce(paper.volume, period.volume) = ${volume})
          and (${issue}::text is null or period.issue = ${issue})
          and (${year}::int is null or coalesce(period.year, date_part('year', item.published_on)) = ${year})
        union all
        select 2, item.kind, item.id::text, item.doi
        from wanted join period on period.site_id = wanted.site_id and period.journal_id = wanted.id
        join item on item.site_id = period.site_id and item.id = period.id and item.status = 'published'
        where period.issue = ${issue} and (${volume}::text is null or period.volume = ${volume})
          and (${year}::int is null or period.year = ${year})
        union all
        select 3, 'journal', wanted.id::text, null from wanted
      ) found order by place limit 1`;
    return found && itemAddress(found);
  },
});
