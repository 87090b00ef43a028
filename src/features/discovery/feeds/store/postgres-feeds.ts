import { moment } from '../../../../platform/item/writing/moment.ts';
import { rowsAt, unseen } from '../../../../platform/item/writing/raw-statement.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { FeedFacts } from '../domain/feed.ts';

export const postgresFeeds = (database: Database) => ({
  async facts(ids: readonly Id[]): Promise<ReadonlyMap<Id, FeedFacts>> {
    const sites = [...new Set(ids.map((id) => siteOfId(id) ?? 0))];
    if (ids.length === 0) return new Map();
    const rows = await rowsAt(database, { reads: sites, writes: null })<FeedFacts>`
      select item.id::text, ${moment('item.updated_at')} as updated,
        (select jsonb_build_object('position', shown.position, 'type', stored_file.content_type, 'bytes', stored_file.bytes)
          from item_file shown
          join stored_file on stored_file.site_id = shown.site_id and stored_file.sha256 = shown.sha256
          join site on site.site_id = shown.site_id and not site.media_permission
          where shown.site_id = item.site_id and shown.item_id = item.id and shown.role = 'recording'
          order by shown.position limit 1) as recording
      from item
      where item.site_id = any (${unseen(sites, 'int[]')}) and item.id = any (${unseen(ids, 'bigint[]')}) and item.status = 'published'`;
    return new Map(rows.map((row) => [row.id, row]));
  },
});
