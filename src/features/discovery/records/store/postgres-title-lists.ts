import type { WorkRecordStore } from '../../../../platform/item/records/postgres-work-records.ts';
import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { RecordIssue, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** What a site has of a journal. */
export interface Holdings {
  /** The oldest issue that readers know, if its papers stand in issues. */
  readonly firstIssue: Pick<RecordIssue, 'year' | 'volume' | 'issue' | 'publishedOn'> | null;
  /** When its oldest paper came online, where there are no issues. */
  readonly firstPaperOn: string | null;
  readonly hasTexts: boolean;
  readonly isOpen: boolean;
}

/** A journal or book with what a site has of it; a book is its own holding. */
export interface ListedTitle {
  readonly record: WorkRecord;
  readonly holdings: Holdings | null;
}

const readAtOnce = 200;
/** So many of a journal's papers are looked at for a text or a file. */
const papersLookedAt = 200;

export type TitleLists = ReturnType<typeof postgresTitleLists>;

/** Journals and books of one site, as libraries list them. */
export const postgresTitleLists = (database: Database, records: WorkRecordStore) => {
  const holdingsOf = (site: number, ids: readonly Id[]) =>
    readSite(database, site)<Holdings & { id: Id }>`
      select asked.id::text as id, first.issue as "firstIssue", to_char(oldest.published_on, 'YYYY-MM-DD') as "firstPaperOn",
        exists (select from (select id, body from article where site_id = ${site} and journal_id = asked.id limit ${papersLookedAt}) paper
          where body is not null or exists (select from item_file where site_id = ${site} and item_id = paper.id)) as "hasTexts",
        not exists (select from article closed join item on item.site_id = closed.site_id and item.id = closed.id
            and item.status = 'published'
          where closed.site_id = ${site} and closed.journal_id = asked.id and closed.access_type <> 0) as "isOpen"
      from unnest(${ids}::bigint[]) asked (id)
      left join lateral (
        select jsonb_build_object('year', year, 'volume', volume, 'issue', issue,
          'publishedOn', to_char(item.published_on, 'YYYY-MM-DD')) as issue
        from period join item on item.site_id = period.site_id and item.id = period.id and item.status = 'published'
        where period.site_id = ${site} and period.journal_id = asked.id
        order by year, item.published_on, item.id limit 1) first on true
      left join lateral (
        select min(item.published_on) as published_on
        from article join item on item.site_id = article.site_id and item.id = article.id and item.status = 'published'
        where first.issue is null and article.site_id = ${site} and article.journal_id = asked.id) oldest on true`;

  async function read(site: number, ids: readonly Id[]): Promise<ListedTitle[]> {
    const [found, holdings] = await Promise.all([
      records.read({ reads: [site], writes: null }, ids),
      holdingsOf(site, ids),
    ]);
    const byId = new Map(holdings.map((one) => [one.id, one]));
    return found.map((record) => ({
      record,
      holdings: record.kind === 'journal' ? (byId.get(record.id) ?? null) : null,
    }));
  }

  return {
    /** In the order of their titles; `since`, a day, leaves out what did not change, `among` all others. */
    async *titles(
      site: number,
      language: Language,
      { since = null, among = null }: { readonly since?: string | null; readonly among?: readonly Id[] | null },
    ): AsyncGenerator<ListedTitle> {
      const rows = await readSite(database, site)<{ id: Id }>`
        select id::text as id from item
        where site_id = ${site} and kind in ('journal', 'book') and status = 'published'
          and (${since}::date is null or updated_at >= ${since}::date)
          and (${among}::bigint[] is null or id = any (${among}::bigint[]))
        order by coalesce(titles ->> ${language}, (select min(value) from jsonb_each_text(titles))) collate "und-x-icu", item.id`;
      for (let first = 0; first < rows.length; first += readAtOnce)
        yield* await read(
          site,
          rows.slice(first, first + readAtOnce).map(({ id }) => id),
        );
    },
  };
};
