import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { containing, saidWith } from '../../../../platform/item/containing.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { MagazineClassification } from '../domain/site.ts';
import { siteState } from '../domain/site-state.ts';
import type { SiteListRequest } from '../sites.contract.ts';

export type ListSites = ReturnType<typeof listSites>;

/** Every site of the installation, or those with a text in their prefix, a host or a name; by prefix. */
export const listSites =
  (database: Database, clock: Clock) =>
  async ({ text, page, size }: SiteListRequest) => {
    const part = containing(text.toLowerCase());
    const named = text.trim() === '' ? [] : await sitesNamed(database, text);
    const chosen = query
      .selectFrom('site')
      .$if(text.trim() !== '', (all) =>
        all.where((site) =>
          site.or([
            site('sld', 'like', part),
            sql<boolean>`site.site_id = any (${named}::int[])`,
            site.exists(
              site
                .selectFrom('site_host')
                .select('host')
                .whereRef('site_host.site_id', '=', 'site.site_id')
                .where('host', 'like', part),
            ),
          ]),
        ),
      );
    const rows = await database.unscopedRows(
      chosen
        .selectAll()
        .orderBy('sld')
        .limit(size)
        .offset(page * size),
    );
    const [counted] = await database.unscopedRows(chosen.select(sql<number>`count(*)::int`.as('total')));
    const ids = rows.map((row) => row.site_id);
    const headers = await database.rows(
      { reads: ids, writes: null },
      query
        .selectFrom('site_config')
        .select(['site_id', 'value'])
        .where('site_id', 'in', ids.concat(0))
        .where('section', '=', 'header'),
    );
    const names = new Map(headers.map((row) => [row.site_id, (row.value as { name?: Text }).name]));
    return {
      total: counted?.total ?? 0,
      sites: rows.map((row) => ({
        id: row.site_id,
        sld: row.sld,
        host: `${row.sld}.${row.domain}`,
        names: names.get(row.site_id) ?? {},
        classification: row.classification as MagazineClassification,
        state: siteState(
          { forbidden: row.forbidden, maintenance: row.maintenance, expiresAt: row.expires_at, stopUrl: row.stop_url },
          clock.now(),
        ),
        expiresAt: row.expires_at?.toISOString() ?? null,
      })),
    };
  };

/** What a site is called stands in its own rows, so every site is asked: thousands, for an operator alone. */
async function sitesNamed(database: Database, text: string): Promise<number[]> {
  const reads = (await database.unscopedRows(query.selectFrom('site').select('site_id'))).map((row) => row.site_id);
  const rows = await database.rows(
    { reads, writes: null },
    query
      .selectFrom('site_config')
      .select('site_id')
      .where('section', '=', 'header')
      .where(saidWith(sql`case jsonb_typeof(value -> 'name') when 'object' then value -> 'name' end`, text)),
  );
  return rows.map((row) => row.site_id);
}
