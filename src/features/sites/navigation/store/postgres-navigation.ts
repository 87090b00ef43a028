import { query } from '../../../../../db/query.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { ChannelLinkType } from '../domain/channel.ts';
import { channelTree } from '../domain/channel-tree.ts';
import type { PlatformType, ToolType } from '../domain/tool-link.ts';
import type { NavigationStore } from '../use-cases/navigation-store.ts';

export const postgresNavigation = (database: Database): NavigationStore => ({
  async channels(site) {
    const rows = await database.rows(
      site,
      query.selectFrom('channel').selectAll().where('site_id', '=', site.target.id).orderBy('position').orderBy('id'),
    );
    return channelTree(
      rows.map((row) => ({
        id: row.id,
        parentId: row.parent_id,
        code: row.code,
        names: row.names as Text,
        enable: row.enable,
        linkType: row.link_type as ChannelLinkType | null,
        linkValue: row.link_value,
        bannerId: row.banner_id,
        newsDataType: row.news_data_type,
      })),
    );
  },

  async tools(site) {
    const rows = await database.rows(
      site,
      query.selectFrom('tool_link').selectAll().where('site_id', '=', site.target.id).orderBy('position').orderBy('id'),
    );
    return rows.map((row) => ({
      id: row.id,
      indexId: row.index_id,
      type: row.type as ToolType,
      platformType: row.platform_type as PlatformType | null,
      resName: row.res_name as Text,
      description: row.description as Text,
      cover: row.cover,
      coverId: row.cover_id,
      linkType2: row.link_type2,
      linkValue2: row.link_value2,
      bouncePictureUrl: row.bounce_picture_url,
      pictureUrl: row.picture_url,
      url: row.url,
    }));
  },

  async codes(site) {
    const rows = await database.rows(
      site,
      query
        .selectFrom('common_code')
        .select(['category', 'code', 'names'])
        .where('site_id', '=', site.target.id)
        .orderBy('category')
        .orderBy('position')
        .orderBy('code'),
    );
    return rows.map((row) => ({ category: row.category, code: row.code, names: row.names as Text }));
  },
});
