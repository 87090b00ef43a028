import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { SiteConfiguration } from '../domain/configuration.ts';
import { unconfigured } from '../domain/unconfigured.ts';
import type { ReadConfiguration } from '../use-cases/read-configuration.ts';

/** A section that a site has not stored is the plain one; each section is stored whole. */
export const readConfiguration =
  (database: Database): ReadConfiguration =>
  async (site) => {
    const rows = await database.rows(
      site,
      query.selectFrom('site_config').select(['section', 'value']).where('site_id', '=', site.target.id),
    );
    const stored = Object.fromEntries(rows.map((row) => [row.section, row.value])) as Partial<SiteConfiguration>;
    return { ...unconfigured(site.target), ...stored };
  };
