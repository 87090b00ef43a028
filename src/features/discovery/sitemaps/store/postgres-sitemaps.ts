import { sql } from 'kysely';
import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { cutAt, mostInPart, type SitemapEntry, type SitemapPart } from '../domain/texts-for-robots.ts';

const readAtOnce = 5_000;

/**
 * What a site has published, read in the order of its ids, a little at a time. Other sites are never looked at. `kinds` are those
 * that have a page of their own.
 */
export const postgresSitemaps = (database: Database, kinds: readonly string[], partEntries = cutAt) => {
  const published = (site: number) =>
    sql`item.site_id = ${site} and item.status = 'published' and item.kind = any (${kinds}::text[])`;

  /** The id at which a part that begins here is full. */
  async function endOfPart(site: number, after: Id): Promise<Id | null> {
    const [last] = await readSite(database, site)<{ id: Id }>`
      select id from item where ${published(site)} and id > ${after}::bigint
        order by id offset ${partEntries - 1} limit 1`;
    return last?.id ?? null;
  }

  const readRows = (site: number, after: Id, upTo: Id | null, most: number) =>
    readSite(database, site)<{ id: Id; kind: string; doi: string | null; changed: string }>`
      select id, kind, doi, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from item
      where ${published(site)} and id > ${after}::bigint and (${upTo}::bigint is null or id <= ${upTo}::bigint)
      order by id limit ${most}`;

  return {
    async *parts(site: number): AsyncIterable<SitemapPart> {
      let part: SitemapPart = { after: '0', upTo: await endOfPart(site, '0') };
      while (part.upTo !== null) {
        yield part;
        part = { after: part.upTo, upTo: await endOfPart(site, part.upTo) };
      }
      yield part;
    },

    async *entries(site: number, { after, upTo }: SitemapPart): AsyncIterable<SitemapEntry> {
      let last = after;
      for (let left = mostInPart; left > 0; ) {
        const rows = await readRows(site, last, upTo, Math.min(left, readAtOnce));
        for (const row of rows) yield { path: itemAddress(row), changed: row.changed };
        const end = rows.at(-1);
        if (!end || rows.length < Math.min(left, readAtOnce)) return;
        last = end.id;
        left -= rows.length;
      }
    },
  };
};
