import { sql } from 'kysely';
import { query } from '../../../db/query.ts';
import type { Id } from '../kernel/id.ts';
import type { SiteScope } from '../kernel/site-context.ts';
import type { Text } from '../kernel/text.ts';
import type { Database } from '../ports/database.ts';
import type { Item, ItemStatus } from './item.ts';

export const postgresItems = (database: Database) => ({
  async read(scope: SiteScope, ids: readonly Id[]): Promise<Item[]> {
    if (ids.length === 0) return [];
    const rows = await database.rows(
      scope,
      query
        .selectFrom('item')
        .select(['site_id', 'id', 'kind', 'status', 'titles', 'doi', 'cover', 'revision'])
        .select(sql<string | null>`to_char(published_on, 'YYYY-MM-DD')`.as('published_on'))
        .where('site_id', 'in', [...scope.reads])
        .where('id', 'in', [...ids]),
    );
    return rows.map((row) => ({
      site: row.site_id,
      id: row.id,
      kind: row.kind,
      status: row.status as ItemStatus,
      titles: row.titles as Text,
      doi: row.doi,
      cover: row.cover,
      publishedOn: row.published_on,
      revision: row.revision,
    }));
  },
});
