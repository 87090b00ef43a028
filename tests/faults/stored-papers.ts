import { idOf } from '../../src/platform/kernel/id.ts';
import type { FragilePortal } from './fragile-portal.ts';

/** Above the counters of the demo and of `stored-items.ts`. */
const firstCounter = 6_000_000;

export const paperTitle = (number: number): string => `Sample paper ${String(number).padStart(4, '0')}`;
export const paperPath = (number: number): string => `/article/doi/10.5555/exact.${number}?lang=en`;

async function asSite({ app }: FragilePortal, site: number, statements: readonly [string, unknown[]][]): Promise<void> {
  await app.query('begin');
  await app.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [String(site)]);
  for (const [text, values] of statements) await app.query(text, values);
  await app.query('commit');
}

/** Generated papers without a text, numbered from 1. */
export const storePapers = (portal: FragilePortal, site: number, many: number): Promise<void> => {
  const ids = Array.from({ length: many }, (_, place) => idOf(site, firstCounter + place + 1));
  const titles = ids.map((_, place) => paperTitle(place + 1));
  return asSite(portal, site, [
    [
      `insert into item (site_id, id, kind, status, titles, doi, source_key, language, published_on)
       select $1, id, 'article', 'published', jsonb_build_object('en', title), '10.5555/exact.' || number, '10.5555/exact.' || number, 'en', '2026-01-01'
       from unnest($2::bigint[], $3::text[]) with ordinality as paper (id, title, number)`,
      [site, ids, titles],
    ],
    [
      `insert into article (site_id, id, type, publication_type, access_type)
       select $1, id, 'research-article', 0, 0 from unnest($2::bigint[]) id`,
      [site, ids],
    ],
  ]);
};

export const renamePaper = (portal: FragilePortal, site: number, number: number, title: string): Promise<void> =>
  asSite(portal, site, [
    [
      'update item set titles = $3 where site_id = $1 and id = $2',
      [site, idOf(site, firstCounter + number), { en: title }],
    ],
  ]);
