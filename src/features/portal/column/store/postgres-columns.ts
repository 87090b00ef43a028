import { query } from '../../../../../db/query.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { ColumnKey, ColumnStore } from '../use-cases/column-store.ts';

export const postgresColumns = (database: Database): ColumnStore => ({
  async texts(site, key) {
    const rows = await database.rows(site, selectTexts(site.target.id, key));
    return rows.map((row) => ({
      id: row.id,
      channelId: row.channel_id,
      code: row.code,
      titles: row.titles as Text,
      summaries: row.summaries as Text,
      bodies: row.bodies as Text,
      updatedAt: row.updated_at,
    }));
  },
});

const selectTexts = (site: number, key: ColumnKey) =>
  query
    .selectFrom('column_text as text')
    .selectAll('text')
    .where('text.site_id', '=', site)
    .where((eb) => {
      const asked = eb
        .selectFrom('column_text as asked')
        .where('asked.site_id', '=', site)
        .where((inner) => ('code' in key ? inner('asked.code', '=', key.code) : inner('asked.id', '=', key.columnId)));
      const itself = 'code' in key ? eb('text.code', '=', key.code) : eb('text.id', '=', key.columnId);
      const beside = eb('text.channel_id', 'in', asked.select('asked.channel_id'));
      return eb.or('code' in key ? [itself, beside] : [itself, beside, eb('text.channel_id', '=', key.columnId)]);
    })
    .orderBy('text.position')
    .orderBy('text.id');
