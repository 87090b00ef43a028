import { sql } from 'kysely';
import { embargoOf } from '../../../platform/item/embargo.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Embargo } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { ComparedVersion } from '../domain/redline/fact-changes.ts';
import type { Summary } from '../domain/redline/summary.ts';

/** Two texts of one article, by their hashes. */
export interface RedlinePair {
  readonly site: number;
  readonly article: Id;
  readonly before: string;
  readonly after: string;
}

export interface MadeRedline {
  readonly sha256: string;
  readonly bytes: number;
  readonly summary: Summary;
}

export interface VersionedArticle {
  readonly id: Id;
  readonly doi: string | null;
  readonly language: string;
  readonly titles: Record<string, string>;
  readonly accessType: number;
  readonly embargo: Embargo | null;
  readonly journal: Id | null;
  readonly versions: readonly ComparedVersion[];
  readonly redlines: readonly {
    readonly before: string;
    readonly after: string;
    readonly sha256: string | null;
    readonly summary: Summary;
  }[];
}

export type RedlineStore = ReturnType<typeof postgresRedlines>;

/** `format` is the one that is made now; rows of another count as missing. */
export const postgresRedlines = (database: Database, format: number) => ({
  /** A published article with its versions and what is known of their differences. */
  async article(site: SiteContext, id: Id): Promise<VersionedArticle | undefined> {
    const [row] = await database.rows(site, selectVersions(site.target.id, id, format));
    return row;
  },

  /** Of these articles: the neighbouring versions that nobody has compared yet. */
  missing: (sites: readonly number[], articles: readonly Id[]) =>
    database.rows({ reads: sites, writes: null }, selectMissing(sites, articles, format)),

  /** Whether the two are still texts of one article that were not compared. */
  async isWanted({ site, article, before, after }: RedlinePair): Promise<boolean> {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      statement<{ wanted: boolean }>`
      select ${areVersions(site, article, before, after)} and not exists (select from article_redline
        where site_id = ${site} and article_id = ${article} and before = ${before} and after = ${after}
          and format = ${format}) as wanted`,
    );
    return row?.wanted ?? false;
  },

  /** Keeps what was made, or that nothing could be. What was there before goes, unless another pair has the same. */
  async save({ site, article, before, after }: RedlinePair, made: MadeRedline | null): Promise<void> {
    await database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const [old] = await transaction.rows(statement<{ redline: string | null }>`select redline from article_redline
        where site_id = ${site} and article_id = ${article} and before = ${before} and after = ${after} for update`);
      if (made)
        await transaction.rows(statement`insert into stored_file (site_id, sha256, bytes, content_type)
          values (${site}, ${made.sha256}, ${made.bytes}, 'text/html') on conflict (site_id, sha256) do nothing`);
      const summary = JSON.stringify(made?.summary ?? {});
      await transaction.rows(statement`
        insert into article_redline (site_id, article_id, before, after, format, redline, summary)
        values (${site}, ${article}, ${before}, ${after}, ${format}, ${made?.sha256 ?? null}, ${summary}::jsonb)
        on conflict (site_id, article_id, before, after) do update
          set format = excluded.format, redline = excluded.redline, summary = excluded.summary`);
      if (!old?.redline || old.redline === made?.sha256) return;
      await transaction.rows(statement`
        with gone as (delete from stored_file where site_id = ${site} and sha256 = ${old.redline}
          and not exists (select from article_redline where site_id = ${site} and redline = ${old.redline})
          returning sha256)
        select mark_unused(array_agg(sha256)) from gone having count(*) > 0`);
    });
  },
});

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const selectVersions = (site: number, id: Id, format: number) => statement<VersionedArticle>`
  select item.id::text as id, item.doi, coalesce(item.language, '') as language, item.titles,
    article.access_type as "accessType", ${embargoOf()} as embargo, article.journal_id::text as journal,
    (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'value', value, 'titles', titles, 'summaries', summaries,
        'publishDate', ${day('published_on')}, 'body', body, 'facts', facts) order by number), '[]')
      from article_version where site_id = ${site} and article_id = ${id}::bigint) as versions,
    (select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after, 'sha256', redline, 'summary', summary)), '[]')
      from article_redline where site_id = ${site} and article_id = ${id}::bigint and format = ${format}) as redlines
  from item join article on article.site_id = item.site_id and article.id = item.id
  where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'article' and item.status = 'published'`;

const selectMissing = (sites: readonly number[], articles: readonly Id[], format: number) => statement<RedlinePair>`
  select site_id as site, article_id::text as article, before, after from (
    select site_id, article_id, body as after,
      lag(body) over (partition by site_id, article_id order by number) as before
    from article_version
    where site_id = any (${sites}::int[]) and article_id = any (${articles}::bigint[]) and body is not null) neighbours
  where before <> after and not exists (select from article_redline made where made.site_id = neighbours.site_id
    and made.article_id = neighbours.article_id and made.before = neighbours.before and made.after = neighbours.after
    and made.format = ${format})`;

const areVersions = (site: number, article: Id, before: string, after: string) => sql`
  (select count(distinct body) from article_version where site_id = ${site} and article_id = ${article}
    and body in (${before}, ${after})) = 2`;
