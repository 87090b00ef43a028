import { query } from '../../../../../db/query.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { SiteConfiguration } from '../domain/configuration.ts';
import { unconfigured } from '../domain/configuration.ts';

export type ReadConfiguration = ReturnType<typeof readConfiguration>;

/** A section that a site has not stored is the plain one. */
export const readConfiguration =
  (database: Database) =>
  async (site: SiteContext): Promise<SiteConfiguration> => {
    const rows = await database.rows(
      site,
      query.selectFrom('site_config').select(['section', 'value']).where('site_id', '=', site.target.id),
    );
    const stored = Object.fromEntries(rows.map((row) => [row.section, row.value])) as Readonly<Record<string, unknown>>;
    const plain = unconfigured(site.target);
    const sections = Object.entries(plain).map(([section, value]) => [section, completed(value, stored[section])]);
    return Object.fromEntries(sections) as unknown as SiteConfiguration;
  };

/** What is stored, with the plain value of each field that is newer than it. */
function completed<Section>(plain: Section, stored: unknown): Section {
  if (stored === undefined) return plain;
  const isPlainObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return (isPlainObject ? { ...plain, ...stored } : stored) as Section;
}

/** A section as it stands: what is stored, and the plain value of each field that is not. */
export async function readSection<Section extends keyof SiteConfiguration>(
  transaction: Transaction,
  site: SiteContext,
  section: Section,
): Promise<SiteConfiguration[Section]> {
  const [row] = await transaction.rows(
    query.selectFrom('site_config').where('site_id', '=', site.host.id).where('section', '=', section).select('value'),
  );
  return completed(unconfigured(site.host)[section], row?.value);
}

export async function writeSection(
  transaction: Transaction,
  site: number,
  section: keyof SiteConfiguration,
  stored: unknown,
): Promise<void> {
  const value = JSON.stringify(stored);
  await transaction.rows(
    query
      .insertInto('site_config')
      .values({ site_id: site, section, value })
      .onConflict((conflict) => conflict.columns(['site_id', 'section']).doUpdateSet({ value })),
  );
}
