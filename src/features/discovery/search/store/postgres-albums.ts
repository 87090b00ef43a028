import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { AlbumsOf } from '../use-cases/albums-of.ts';

const mostAlbums = 1_000;

export const postgresAlbums =
  (database: Database): AlbumsOf =>
  async (site) => {
    const rows = await database.rows(
      site,
      query
        .selectFrom('item')
        .select('id')
        .where('site_id', 'in', site.reads)
        .where('kind', '=', 'album')
        .where('status', '=', 'published')
        .orderBy('published_on', (order) => order.desc().nullsLast())
        .orderBy('id', 'desc')
        .limit(mostAlbums),
    );
    return rows.map(({ id }) => id);
  };
