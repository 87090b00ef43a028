import type { TestApp } from '../support/test-app.ts';
import { guardedTables } from './catalogue.ts';
import type { MarkedSite } from './marked-site.ts';

/** A fingerprint of everything a site has stored, by table; not of what reading it keeps. */
export async function storedRows({ owner }: TestApp, site: MarkedSite): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  await owner.query('begin');
  await owner.query(`select set_config('app.reads', $1, true)`, [String(site.id)]);
  for (const name of await guardedTables(owner)) {
    if (name === 'kept_page' || name === 'related_item') continue;
    const { rows } = await owner.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
    );
    prints[name] = rows[0].print;
  }
  await owner.query('commit');
  return prints;
}
