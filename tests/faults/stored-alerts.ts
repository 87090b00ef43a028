import { idOf } from '../../src/platform/kernel/id.ts';
import type { FragilePortal } from './fragile-portal.ts';

/** Above the counters of the demo and of the other stored things. */
const firstCounter = 7_000_000;

export async function asSite<Row>(
  { app }: FragilePortal,
  site: number,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  await app.query('begin');
  await app.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [String(site)]);
  const { rows } = await app.query(text, values);
  await app.query('commit');
  return rows as Row[];
}

/** Generated members with twenty alerts each: issues and first papers of the site and of journals, five keywords, five columns. */
export async function storeAlerts(portal: FragilePortal, site: number, members: number): Promise<void> {
  await asSite(
    portal,
    site,
    `insert into alert (site_id, alert_id, email, email_hash, what, subject, language)
     select $1::int, new_id($1::int), email, encode(sha256(convert_to(email, 'UTF8')), 'hex'), what, subject, case when n % 2 = 0 then 'zh' else 'en' end
     from generate_series(1, $2::int) n
     cross join lateral (select 'member' || n || '@example.org' as email) one
     cross join lateral (
       select 'current' as what, '' as subject union all select 'online-first', ''
       union all select 'keywords', 'sample word ' || (n + k) % 50 from generate_series(1, 5) k
       union all select 'column', 'Sample column ' || (n + k) % 20 from generate_series(1, 5) k
       union all select 'current', (($1::bigint << 40) + k)::text from generate_series(1, 4) k
       union all select 'online-first', (($1::bigint << 40) + k)::text from generate_series(1, 4) k) wanted`,
    [site, members],
  );
  await portal.app.query('insert into alert_progress (site_id) values ($1) on conflict do nothing', [site]);
}

/** A generated issue of the site's first journal, newer than all that it has. */
export async function publishIssue(portal: FragilePortal, site: number, papers: number): Promise<void> {
  const issue = idOf(site, firstCounter);
  const ids = Array.from({ length: papers }, (_, place) => idOf(site, firstCounter + place + 1));
  await asSite(
    portal,
    site,
    `insert into item (site_id, id, kind, status, titles, published_on) values ($1, $2, 'issue', 'published', '{}', now())`,
    [site, issue],
  );
  await asSite(
    portal,
    site,
    `insert into period (site_id, id, journal_id, year, issue)
     select $1, $2, id, 2199, '1' from journal where site_id = $1 order by id limit 1`,
    [site, issue],
  );
  for (const [place, id] of ids.entries()) {
    await asSite(
      portal,
      site,
      `with stored as (
         insert into item (site_id, id, kind, status, titles, language, published_on)
         values ($1, $2, 'article', 'published', jsonb_build_object('en', 'A sample word ' || $4::text), 'en', now()) returning id)
       insert into article (site_id, id, type, publication_type, access_type, journal_id, period_id, position)
       select $1, $2, 'research-article', 0, 0, journal_id, $3, $4::int from period where site_id = $1 and id = $3`,
      [site, id, issue, place],
    );
  }
}
