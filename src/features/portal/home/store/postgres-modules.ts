import { query } from '../../../../../db/query.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { RememberOfSite } from '../../../../platform/ports/remember.ts';
import type { BannerType } from '../domain/banner-target.ts';
import { type ModuleArea, type ModuleCode, moduleCodes } from '../domain/module.ts';
import { readModuleSettings } from '../domain/module-settings.ts';

/** Keeps of a tenant's style sheet what a tenant may style. */
export type CssFilter = (css: string) => string;

export type ModuleStore = ReturnType<typeof postgresModules>;

export const postgresModules = (database: Database, filterCss: CssFilter) => ({
  /** The slides of one banner, in order. */
  banner: (site: SiteContext, id: Id) => database.rows(site, selectBannerItems(site).where('banner_id', '=', id)),

  /** Every module of the site in order. Pages choose theirs, so that one read serves all of them. */
  async modules(site: SiteContext) {
    const [rows, items] = await Promise.all([
      database.rows(site, selectModules(site)),
      database.rows(site, selectBannerItems(site)),
    ]);
    const byBanner = Map.groupBy(items, ({ bannerId }) => bannerId);
    return rows.map((row) => {
      const settings = readModuleSettings(row.settings);
      return {
        ...row,
        settings,
        cssContent: row.cssContent === null ? null : filterCss(row.cssContent),
        /** What it shows if it is a banner. */
        items: row.code === 'banner' && settings.bannerId ? (byBanner.get(settings.bannerId) ?? []) : [],
      };
    });
  },
});

/** A newer version may have stored a kind of module that this one can't draw. */
const selectModules = (site: SiteContext) =>
  query
    .selectFrom('module')
    .select(['id', 'channel_id as channelId', 'code', 'titles', 'style_id as styleId', 'area', 'settings'])
    .select('css_content as cssContent')
    .where('site_id', '=', site.target.id)
    .where('code', 'in', moduleCodes)
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ code: ModuleCode; titles: Text; area: ModuleArea }>();

const selectBannerItems = (site: SiteContext) =>
  query
    .selectFrom('banner_item')
    .select(['id as bannerItemId', 'banner_id as bannerId', 'type', 'url', 'target_id as id', 'index_id as indexId'])
    .select(['res_name as names', 'description as descriptions', 'vas_doc_link as vasDocLink', 'doi'])
    .select(['target_site_id as siteId', 'picture_url as pictureUrl'])
    .where('site_id', '=', site.target.id)
    .orderBy('position')
    .orderBy('banner_item.id')
    .$narrowType<{ type: BannerType; names: Text; descriptions: Text }>();

export const rememberModules = (store: ModuleStore, remember: RememberOfSite): ModuleStore => ({
  ...store,
  modules: (site) => remember(site.target.id, 'modules', () => store.modules(site)),
});
