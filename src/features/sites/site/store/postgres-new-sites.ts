import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import { unconfigured } from '../domain/configuration.ts';
import { usualConditions } from '../domain/templates/template-words.ts';
import type { SiteTemplate } from '../domain/templates/templates.ts';
import type { SiteRequest } from '../sites.contract.ts';
import { gather } from './editable-status.ts';
import { writeSection } from './postgres-configuration.ts';

interface NewEntry extends SiteRequest {
  readonly id: number;
  readonly host: string;
  readonly domain: string;
  readonly colourId: number;
}

export type NewSiteStore = ReturnType<typeof postgresNewSites>;

export const postgresNewSites = (database: Database) => ({
  async nextNumber() {
    const [row] = await database.unscopedRows(
      query.selectFrom('site').select(sql<number>`coalesce(max(site_id), 0) + 1`.as('next')),
    );
    return row?.next ?? 1;
  },

  async isTaken(sld: string, host: string) {
    const sites = await database.unscopedRows(query.selectFrom('site').select('sld').where('sld', '=', sld));
    const hosts = await database.unscopedRows(query.selectFrom('site_host').select('host').where('host', '=', host));
    return sites.length + hosts.length > 0;
  },

  /** Which of these prefixes are sites. */
  async known(slds: readonly string[]): Promise<ReadonlySet<string>> {
    if (slds.length === 0) return new Set();
    const rows = await database.unscopedRows(query.selectFrom('site').select('sld').where('sld', 'in', slds));
    return new Set(rows.map(({ sld }) => sld));
  },

  /** Enters it into the directory; answers whether nobody else took its number, prefix or host meanwhile. */
  async enter(transaction: Transaction, entry: NewEntry) {
    const { id, sld, host, domain, classification, languages, defaultLanguage, colourId } = entry;
    const entered = await transaction.rows(
      query
        .insertInto('site')
        .values({
          site_id: id,
          sld,
          domain,
          classification,
          template_id: entry.template,
          colour_id: colourId,
          languages,
          default_language: defaultLanguage,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('site_id'),
    );
    if (entered.length === 0) return false;
    await transaction.rows(query.insertInto('site_host').values({ host, site_id: id }));
    await transaction.rows(gather(id, entry.gathers));
    await joinPortals(transaction, id, entry.portals);
    return true;
  },

  async configure(
    transaction: Transaction,
    { sld, names, defaultLanguage }: SiteRequest,
    id: number,
    { configuration, navStyle }: SiteTemplate,
  ) {
    const { header, seo } = unconfigured({ id, sld, defaultLanguage });
    const mark = (names[defaultLanguage] ?? Object.values(names)[0] ?? sld).slice(0, 1).toUpperCase();
    const sections = {
      ...configuration,
      header: { ...header, name: names, navStyle, mark },
      seo: { ...seo, title: names },
      conditions: usualConditions,
    };
    for (const [section, value] of Object.entries(sections))
      await writeSection(transaction, id, section as keyof typeof sections, value);
  },
});

/** It stands last in each of them; the portals' own rows change with it, so that the edge lets go of their pages. */
async function joinPortals(transaction: Transaction, id: number, portals: readonly string[]) {
  if (portals.length === 0) return;
  const joined = await transaction.rows(
    query
      .updateTable('site')
      .set({ revision: sql`revision + 1` })
      .where('sld', 'in', portals)
      .where('site_id', '<>', id)
      .returning('site_id'),
  );
  for (const { site_id: portal } of joined)
    await transaction.rows(
      query.insertInto('site_gathering').values({
        portal_id: portal,
        site_id: id,
        position: sql`(select coalesce(max(position), 0) + 1 from site_gathering where portal_id = ${portal})`,
      }),
    );
}
