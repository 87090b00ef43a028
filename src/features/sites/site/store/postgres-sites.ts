import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Remember, RememberOfSite } from '../../../../platform/ports/remember.ts';
import type { MagazineClassification } from '../domain/site.ts';
import { siteState } from '../domain/site-state.ts';
import type { ThemeColourId } from '../domain/theme/site-theme.ts';

type SiteKey = { readonly host: string } | { readonly sld: string } | { readonly id: number };

export const postgresSites = (database: Database) => async (key: SiteKey) => {
  const [row] = await database.unscopedRows(selectSite(key));
  if (!row) return undefined;
  const { gathered, ...site } = row;
  return { ...site, gathers: gathered.map(({ id }) => id), gatheredSlds: gathered.map(({ sld }) => sld) };
};

type FindSite = ReturnType<typeof postgresSites>;
export type Site = NonNullable<Awaited<ReturnType<SiteFinder['byId']>>>;
export type SiteFinder = ReturnType<typeof findSites>;

interface Memory {
  /** Which site a name stands for. */
  readonly remember: Remember;
  /** What a site is, as of one version of it. */
  readonly rememberOfSite: RememberOfSite;
}

/** The directory of sites, with the whole site in each entry. A site expires by the clock, whatever is remembered of it. */
export const findSites = (findSite: FindSite, clock: Clock, { remember, rememberOfSite }: Memory) => {
  const byId = async (id: number) => {
    const stored = await rememberOfSite(
      id,
      'site',
      () => findSite({ id }),
      (site) => (site ? [site.id, ...site.gathers] : null),
    );
    if (!stored) return undefined;
    const { forbidden, maintenance, expiresAt, ...site } = stored;
    return { ...site, state: siteState({ forbidden, maintenance, expiresAt, stopUrl: site.stopUrl }, clock.now()) };
  };
  const byName = async (key: { readonly host: string } | { readonly sld: string }) => {
    const id = await remember(
      JSON.stringify(key),
      async () => (await findSite(key))?.id,
      (found) => (found === undefined ? null : [found]),
    );
    return id === undefined ? undefined : byId(id);
  };
  return { byHost: (host: string) => byName({ host }), bySld: (sld: string) => byName({ sld }), byId };
};

function selectSite(key: SiteKey) {
  const selection = query
    .selectFrom('site')
    .select(['site.site_id as id', 'sld', 'domain', 'template_id as templateId', 'classification', 'languages'])
    .select(['default_language as defaultLanguage', 'time_zone as timeZone', 'mag_id as magId', 'keywords'])
    .select(['colour_id as colourId', 'colour', 'colour1', 'colour2', 'colour3', 'gray_type as grayType'])
    .select(['logo1', 'picture_url as pictureUrl', 'stop_url as stopUrl', 'static_page_url as staticPageUrl'])
    .select(['visit_power as visitPower', 'download_power as downloadPower', 'umt_flag as umtFlag'])
    .select(['media_permission as mediaPermission', 'forbidden', 'maintenance', 'expires_at as expiresAt'])
    .select(
      sql<{ id: number; sld: string }[]>`(
        select coalesce(json_agg(json_build_object('id', s.site_id, 'sld', s.sld) order by g.position), '[]')
        from site_gathering g join site s using (site_id) where g.portal_id = site.site_id)`.as('gathered'),
    )
    .$narrowType<{
      classification: MagazineClassification;
      languages: Language[];
      defaultLanguage: Language;
      colourId: ThemeColourId;
      grayType: 0 | 1 | 2;
      keywords: Text;
    }>();
  if ('id' in key) return selection.where('site.site_id', '=', key.id);
  if ('sld' in key) return selection.where('site.sld', '=', key.sld);
  return selection.innerJoin('site_host', 'site_host.site_id', 'site.site_id').where('site_host.host', '=', key.host);
}

/** When a site expires, if it does. */
export const expiryOf = (database: Database) => async (site: number) => {
  const [row] = await database.unscopedRows(query.selectFrom('site').where('site_id', '=', site).select('expires_at'));
  return row?.expires_at ?? null;
};

/** Every host of every site. */
export const listHosts = (database: Database) => async (): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.unscopedRows(query.selectFrom('site_host').select(['host', 'site_id']));
  return new Map(rows.map(({ host, site_id }) => [host, site_id]));
};
