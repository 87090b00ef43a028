import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { GrayType, MagazineClassification, Site } from '../domain/site.ts';
import { siteState } from '../domain/site-state.ts';
import type { ThemeColourId } from '../domain/theme/presets.ts';
import type { SiteKey, SiteStore } from '../use-cases/site-store.ts';

export const postgresSites = (database: Database, clock: Clock): SiteStore => ({
  async find(key) {
    const [row] = await database.unscopedRows(selectSite(key));
    return row && toSite(row, clock.now());
  },
});

function selectSite(key: SiteKey) {
  const selection = query
    .selectFrom('site')
    .selectAll('site')
    .select((eb) => [
      eb
        .selectFrom('site_gathering as g')
        .innerJoin('site as s', 's.site_id', 'g.site_id')
        .whereRef('g.portal_id', '=', 'site.site_id')
        .select(
          sql<
            { id: number; sld: string }[]
          >`coalesce(json_agg(json_build_object('id', s.site_id, 'sld', s.sld) order by g.position), '[]')`.as(
            'gathered',
          ),
        )
        .as('gathered'),
    ]);
  if ('id' in key) return selection.where('site.site_id', '=', key.id);
  if ('sld' in key) return selection.where('site.sld', '=', key.sld);
  return selection.innerJoin('site_host', 'site_host.site_id', 'site.site_id').where('site_host.host', '=', key.host);
}

type SiteRow = Awaited<ReturnType<ReturnType<typeof selectSite>['executeTakeFirstOrThrow']>>;

function toSite(row: SiteRow, now: Date): Site {
  const gathered = row.gathered ?? [];
  return {
    id: row.site_id,
    sld: row.sld,
    domain: row.domain,
    defaultLanguage: row.default_language as Language,
    state: siteState(
      { forbidden: row.forbidden, maintenance: row.maintenance, expiresAt: row.expires_at, stopUrl: row.stop_url },
      now,
    ),
    gathers: gathered.map((site) => site.id),
    gatheredSlds: gathered.map((site) => site.sld),
    templateId: row.template_id,
    classification: row.classification as MagazineClassification,
    languages: row.languages as Language[],
    timeZone: row.time_zone,
    colourId: row.colour_id as ThemeColourId,
    colour: row.colour,
    colour1: row.colour1,
    colour2: row.colour2,
    colour3: row.colour3,
    grayType: row.gray_type as GrayType,
    magId: row.mag_id,
    mediaPermission: row.media_permission,
    umtFlag: row.umt_flag,
    visitPower: row.visit_power,
    downloadPower: row.download_power,
    logo1: row.logo1,
    pictureUrl: row.picture_url,
    keywords: row.keywords as Text,
    stopUrl: row.stop_url,
    staticPageUrl: row.static_page_url,
  };
}
