import { type RawBuilder, sql } from 'kysely';
import { siteOfId } from '../../kernel/id.ts';
import type { Database } from '../../ports/database.ts';
import { frameKey } from '../../ports/edge-cache.ts';
import { changeSite, readSite, statement } from '../writing/raw-statement.ts';

/** An answer as it was sent to everyone, compressed. */
interface KeptPage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What is known of a place where a page may be kept. */
interface Found {
  /** The version of the site's frame: pages of an older one count as gone. */
  readonly frame: bigint;
  readonly page: KeptPage | undefined;
}

interface PageToKeep extends KeptPage {
  readonly site: number;
  /** The version of the site's frame that it was made of. */
  readonly frame: bigint;
  /** Names the address, its language and the release that made it. */
  readonly id: string;
  readonly keys: readonly string[];
  /** How long it may be shown if nothing on it changes. */
  readonly seconds: number;
}

/** In one order, so that those who forget at the same time never wait for each other in a circle. */
export const forgettingPages = (keys: RawBuilder<unknown>) => sql`
  delete from kept_page_key where (generation, id) in (
    select generation, id from kept_page_key where keys && ${keys} order by generation, id for update)`;

export type KeptPages = ReturnType<typeof postgresKeptPages>;

/** Pages that were rendered once and are sent again until something on them changes (decision 0119). */
export function postgresKeptPages(database: Database) {
  /** What is read outlives the older generation. */
  const moveToCurrent = (site: number, id: string) =>
    changeSite(database, site)`with moved as (
        insert into kept_page (generation, id, site_id, frame, body, headers, good_until)
        select kept.current, id, site_id, frame, body, headers, good_until
        from kept_page page cross join kept_page_generation kept
        where page.site_id = ${site} and page.id = ${id}::uuid and page.generation <> kept.current
        on conflict do nothing returning generation, id)
      insert into kept_page_key (generation, id, keys)
      select moved.generation, id, shown.keys from moved join kept_page_key shown using (id)
      where shown.generation <> moved.generation on conflict do nothing`;

  return {
    async find(site: number, id: string): Promise<Found> {
      const [row] = await readSite(database, site)<Partial<KeptPage> & { version: string; isOlder: boolean | null }>`
        select frame.version, page.body, page.headers, page."isOlder"
        from (select coalesce((select version from frame_version where site_id = ${site}), 0) as version) frame
        left join lateral (
          select page.body, page.headers, page.generation <> kept.current as "isOlder"
          from kept_page page join kept_page_key shown using (generation, id) cross join kept_page_generation kept
          where page.site_id = ${site} and page.id = ${id}::uuid and page.frame = frame.version and page.good_until > now()
          order by "isOlder" limit 1) page on true`;
      if (row?.isOlder) moveToCurrent(site, id).catch(() => {});
      const { version = 0, body, headers } = row ?? {};
      return { frame: BigInt(version), page: body && headers ? { body, headers } : undefined };
    },

    /**
     * Refused while a mark says that something on the page has just changed: it may have been made from what was there before. Marks
     * for the edge are there from the change until the edge is purged, those for a second purge until every page that was being made
     * meanwhile is done. A site's own frame needs no mark, it has a version; nor do new counts, of which lists hear with the index.
     */
    async keep({ site, id, frame, body, headers, seconds, keys: surrogateKeys }: PageToKeep): Promise<boolean> {
      const keys = surrogateKeys.filter((key) => key !== frameKey(site));
      const frames = numbersAfter(keys, 'f').map(Number);
      const items = numbersAfter(keys, 'i');
      const lists = numbersAfter(keys, 'l').map(Number);
      const kept = await changeSite(database, site)`with refused as (
          select from dirty_mark mark
          join unnest(${[...frames, ...items.map((item) => siteOfId(item) ?? 0)]}::int[], ${[...frames.map(() => '0'), ...items]}::bigint[])
            as shown (site_id, item_id) using (site_id, item_id)
          where mark.sink in ('edge', 'edge-again')
          union all select from dirty_mark
          where site_id = any (${lists}::int[]) and sink not in ('texts', 'meanings', 'harvest', 'deposits') and (sink <> 'index' or due_at <= now() or attempts > 0)),
        page as (
          insert into kept_page (generation, id, site_id, frame, body, headers, good_until)
          select current, ${id}::uuid, ${site}, ${frame}, ${body}, ${JSON.stringify(headers)}, now() + make_interval(secs => ${seconds})
          from kept_page_generation where not exists (select from refused)
          on conflict (generation, id) do update
            set frame = excluded.frame, body = excluded.body, headers = excluded.headers, good_until = excluded.good_until
          returning generation, id)
        insert into kept_page_key (generation, id, keys) select generation, id, ${keys}::text[] from page
        on conflict (generation, id) do update set keys = excluded.keys returning id`;
      return kept.length > 0;
    },

    async forget(keys: readonly string[]): Promise<void> {
      await database.unscopedRows(statement`${forgettingPages(sql`${keys}::text[]`)}`);
    },

    /** Empties the older half when the current one is full. */
    async makeRoom(mostBytes: number): Promise<boolean> {
      const [row] = await database.unscopedRows(
        statement<{ readonly emptied: boolean }>`select empty_older_pages(${mostBytes}::bigint) as emptied`,
      );
      return row?.emptied ?? false;
    },
  };
}

const numbersAfter = (keys: readonly string[], letter: string): string[] =>
  keys.filter((key) => key.startsWith(letter)).map((key) => key.slice(1));
