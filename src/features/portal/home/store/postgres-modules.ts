import { query } from '../../../../../db/query.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { BannerItem, BannerType } from '../domain/banner-item.ts';
import { type ModuleArea, type ModuleCode, moduleCodes } from '../domain/module.ts';
import { readModuleSettings } from '../domain/module-settings.ts';
import type { ModuleStore } from '../use-cases/module-store.ts';

/** Keeps of a tenant's style sheet what a tenant may style. */
export type CssFilter = (css: string) => string;

export const postgresModules = (database: Database, filterCss: CssFilter): ModuleStore => ({
  async modules(site) {
    const [rows, items] = await Promise.all([database.rows(site, selectModules(site)), bannerItems(database, site)]);
    const byBanner = Map.groupBy(items, ({ bannerId }) => bannerId);
    return rows.flatMap((row) => {
      // A newer version may have stored a kind of module that this one can't draw.
      if (!isModuleCode(row.code)) return [];
      const settings = readModuleSettings(row.settings);
      return {
        id: row.id,
        channelId: row.channel_id,
        code: row.code,
        titles: row.titles as Text,
        styleId: row.style_id,
        area: row.area as ModuleArea,
        settings,
        cssContent: row.css_content === null ? null : filterCss(row.css_content),
        items: row.code === 'banner' && settings.bannerId ? (byBanner.get(settings.bannerId) ?? []) : [],
      };
    });
  },
});

const isModuleCode = (code: string): code is ModuleCode => moduleCodes.includes(code as ModuleCode);

const selectModules = (site: SiteContext) =>
  query.selectFrom('module').selectAll().where('site_id', '=', site.target.id).orderBy('position').orderBy('id');

async function bannerItems(database: Database, site: SiteContext): Promise<BannerItem[]> {
  const rows = await database.rows(
    site,
    query.selectFrom('banner_item').selectAll().where('site_id', '=', site.target.id).orderBy('position').orderBy('id'),
  );
  return rows.map((row) => ({
    id: row.id,
    bannerId: row.banner_id,
    type: row.type as BannerType,
    url: row.url,
    targetId: row.target_id,
    indexId: row.index_id,
    resName: row.res_name as Text,
    description: row.description as Text,
    vasDocLink: row.vas_doc_link,
    doi: row.doi,
    siteId: row.target_site_id,
    pictureUrl: row.picture_url,
  }));
}
