import { sql } from 'kysely';
import type { CitedItem } from '../../../../platform/item/citing/cited-item.ts';
import type { Kind } from '../../../../platform/item/kind.ts';
import { rowsAt, unseen } from '../../../../platform/item/writing/raw-statement.ts';
import { barelyCitable, type Citable } from '../../../../platform/kernel/citable.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { integrityOf } from '../../../../platform/kernel/integrity.ts';
import { chapterAddress, itemAddress } from '../../../../platform/kernel/item-address.ts';
import { textKey } from '../../../../platform/kernel/language.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';

type Row = CitedItem & { readonly notices: readonly string[]; readonly facts: unknown };

export interface Cited {
  /** A part of them: a chapter of a book. */
  readonly part?: number | undefined;
  /** All of them are of this kind. */
  readonly kind?: string | undefined;
}

export type CitableStore = ReturnType<typeof postgresCitables>;

/** Items of every kind that says how it is cited, in one statement. */
export function postgresCitables(database: Database, kinds: readonly Kind[]) {
  const citations = new Map(kinds.flatMap(({ name, citation }) => (citation ? [[name, citation] as const] : [])));
  const factsOf = (names: readonly string[]) =>
    sql.join(
      names.flatMap((name) => sql`when ${sql.lit(name)} then ${citations.get(name)?.facts}`),
      sql` `,
    );

  return {
    /**
     * Published items that can be cited, in the order of their ids; others are left out. Addresses are paths of their site.
     */
    async read(scope: SiteScope, ids: readonly Id[], { part, kind }: Cited = {}): Promise<Citable[]> {
      // What each kind has of its own takes PostgreSQL longer to get ready for than to read.
      const names = kind === undefined ? [...citations.keys()] : [kind].filter((name) => citations.has(name));
      if (ids.length === 0 || names.length === 0) return [];
      const rows = await rowsAt(database, scope)<Row>`
        select item.site_id as site, item.id::text as id, item.kind, item.language, item.titles, item.rich_titles as "richTitles",
          item.summaries, item.keywords, item.doi, to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn",
          (select coalesce(jsonb_agg(relation.type), '[]') from relation
            join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
            where relation.site_id = item.site_id and relation.to_id = item.id) as notices,
          case item.kind ${factsOf(names)} end as facts
        from item where item.site_id = any (${unseen(scope.reads, 'int[]')}) and item.id = any (${unseen(ids, 'bigint[]')})
          and item.status = 'published' and item.kind = any (${unseen(names, 'text[]')})`;
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return (row && toCitable(row, part)) ?? [];
      });
    },
  };

  function toCitable(row: Row, part: number | undefined): Citable | undefined {
    const item = { ...row, language: row.language === null ? null : textKey(row.language) };
    const citation = citations.get(item.kind);
    const facts =
      part === undefined ? citation?.toCitable(item, item.facts) : citation?.partOf?.(item, item.facts, part);
    if (!facts) return undefined;
    return {
      ...barelyCitable,
      id: item.id,
      language: item.language,
      titles: item.titles,
      richTitles: item.richTitles,
      keywords: item.keywords,
      abstracts: item.summaries,
      doi: item.doi,
      date: item.publishedOn,
      url: part === undefined ? itemAddress(item) : chapterAddress(item.id, part),
      integrity: integrityOf(item.notices),
      ...facts,
    };
  }
}
