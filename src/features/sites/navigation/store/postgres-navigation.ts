import { query } from '../../../../../db/query.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { RememberOfSite } from '../../../../platform/ports/remember.ts';
import type { StoredChannel } from '../contract.ts';
import { channelTree } from '../domain/channel-tree.ts';
import type { PlatformType, ToolType } from '../domain/tool-link.ts';

export type NavigationStore = ReturnType<typeof postgresNavigation>;

/** What every page of a site shows around its content. */
export const postgresNavigation = (database: Database) => ({
  async channels(site: SiteContext) {
    const rows = await database.rows(
      site,
      query
        .selectFrom('channel')
        .select(['id', 'parent_id as parentId', 'code', 'names', 'enable', 'link_type as linkType'])
        .select(['link_value as linkValue', 'banner_id as bannerId', 'news_data_type as newsDataType'])
        .select('shows_all as showsAll')
        .where('site_id', '=', site.target.id)
        .orderBy('position')
        .orderBy('id')
        .$narrowType<{ names: Text; linkType: StoredChannel['linkType'] }>(),
    );
    return channelTree(rows);
  },

  tools: (site: SiteContext) =>
    database.rows(
      site,
      query
        .selectFrom('tool_link')
        .select(['id', 'index_id as indexId', 'type', 'platform_type as platformType', 'res_name as names'])
        .select(['description as descriptions', 'cover', 'cover_id as coverId', 'url', 'picture_url as pictureUrl'])
        .select(['bounce_picture_url as bouncePictureUrl', 'link_type2 as linkType2', 'link_value2 as linkValue2'])
        .where('site_id', '=', site.target.id)
        .orderBy('position')
        .orderBy('id')
        .$narrowType<{ type: ToolType; platformType: PlatformType | null; names: Text; descriptions: Text }>(),
    ),

  /** The lists that a site keeps, such as its research fields. */
  codes: (site: SiteContext) =>
    database.rows(
      site,
      query
        .selectFrom('common_code')
        .select(['category', 'code', 'names'])
        .where('site_id', '=', site.target.id)
        .orderBy('category')
        .orderBy('position')
        .orderBy('code')
        .$narrowType<{ names: Text }>(),
    ),
});

export const rememberNavigation = (store: NavigationStore, remember: RememberOfSite): NavigationStore => ({
  channels: (site) => remember(site.target.id, 'channels', () => store.channels(site)),
  tools: (site) => remember(site.target.id, 'tools', () => store.tools(site)),
  codes: (site) => remember(site.target.id, 'codes', () => store.codes(site)),
});
