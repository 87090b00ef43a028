import type pg from 'pg';
import { idOf } from '../../src/platform/kernel/id.ts';
import type { FragilePortal } from './fragile-portal.ts';

/** Far above the counters that the demo uses. */
const firstCounter = 5_000_000;
export const itemId = (site: number, place: number): string => idOf(site, firstCounter + place);

/** As one of the portal's processes would: row security holds. */
async function asSite(app: pg.Client, site: number, work: () => Promise<unknown>): Promise<void> {
  await app.query('begin');
  await app.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [String(site)]);
  await work();
  await app.query('commit');
}

export const storeItem = ({ app }: FragilePortal, site: number, place: number, publishedOn = '2026-01-01') =>
  asSite(app, site, () =>
    app.query(
      `insert into item (site_id, id, kind, status, titles, published_on) values ($1, $2, 'issue', 'published', $3, $4)`,
      [site, itemId(site, place), { en: `Sample ${place}` }, publishedOn],
    ),
  );

export const renameItem = ({ app }: FragilePortal, site: number, place: number, title: string) =>
  asSite(app, site, () =>
    app.query('update item set titles = $3 where site_id = $1 and id = $2', [site, itemId(site, place), { en: title }]),
  );

export interface StoredMark {
  readonly sink: string;
  readonly item_id: string;
  readonly attempts: number;
  readonly parked: boolean;
  readonly last_error: string | null;
}

export async function storedMarks({ app }: FragilePortal): Promise<StoredMark[]> {
  const { rows } = await app.query(
    "select sink, item_id, attempts, due_at = 'infinity' as parked, last_error from dirty_mark",
  );
  return rows;
}

/** id → revision, as the database has them. Row security needs each site named. */
export async function storedRevisions({ app }: FragilePortal): Promise<Map<string, number>> {
  await app.query('begin');
  await app.query(
    "select set_config('app.reads', (select string_agg(site_id::text, ',') from site), true), set_config('app.writes', '', true)",
  );
  const { rows } = await app.query('select id, revision from item');
  await app.query('commit');
  return new Map(rows.map((row) => [row.id, Number(row.revision)]));
}

/** id → revision, as the search index has them. */
export async function indexedRevisions({ soundEnvironment }: FragilePortal): Promise<Map<string, number>> {
  const indices = `${soundEnvironment.IMPRINT_OPENSEARCH_URL}/${soundEnvironment.IMPRINT_INDEX_PREFIX}*`;
  await fetch(`${indices}/_refresh`, { method: 'POST' });
  const answer = await fetch(`${indices}/_search?version=true&size=10000&_source=false`);
  const found = (await answer.json()) as { hits: { hits: { _id: string; _version: number }[] } };
  return new Map(found.hits.hits.map((hit) => [hit._id, hit._version]));
}
