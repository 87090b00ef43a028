import { type RawBuilder, sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { type AlbumType, albumTypes, savedTypeOf } from '../../../../platform/kernel/saved-item.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Album, AlbumFacts, AlbumStore, OwnAlbum } from '../use-cases/album-store.ts';
import { postgresEntries } from './postgres-entries.ts';

const scopeOf = (site: number): SiteScope => ({ reads: [site], writes: site });

const isOwn = ({ site, account, album }: OwnAlbum) =>
  sql`site_id = ${site} and account_id = ${account} and album_id = ${album}`;

const facts = sql`name, english_name as "enName", cover_sha256 as cover`;

interface Row extends AlbumFacts {
  readonly id: string;
  readonly changedAt: string;
  readonly kinds: Readonly<Record<string, number>>;
}

const selectAlbums = (which: RawBuilder<unknown>) => sql<Row>`
  select album_id::text as id, ${facts}, ${moment('changed_at')} as "changedAt",
    (select coalesce(jsonb_object_agg(kind, number), '{}') from (
      select kind, count(*) as number from personal_album_entry entry
      where entry.site_id = personal_album.site_id and entry.album_id = personal_album.album_id group by kind) counted) as kinds
  from personal_album where ${which}`;

function albumOf({ kinds, ...row }: Row): Album {
  const counts = Object.fromEntries(albumTypes.map((type) => [type, 0])) as Record<AlbumType, number>;
  for (const [kind, number] of Object.entries(kinds)) {
    const type = savedTypeOf(kind);
    if (type !== 'other') counts[type] += number;
  }
  return { ...row, counts };
}

export const postgresAlbums = (database: Database): AlbumStore => ({
  async list({ site, account }, { page, size }) {
    const own = sql`site_id = ${site} and account_id = ${account}`;
    const [rows, [counted]] = await Promise.all([
      database.rows(
        scopeOf(site),
        statement(
          sql<Row>`${selectAlbums(own)} order by changed_at desc, album_id desc limit ${size} offset ${page * size}`,
        ),
      ),
      database.rows(
        scopeOf(site),
        statement(sql<{ total: number }>`select count(*)::int as total from personal_album where ${own}`),
      ),
    ]);
    return { albums: rows.map(albumOf), total: counted?.total ?? 0 };
  },

  async find(own) {
    const [row] = await database.rows(scopeOf(own.site), statement(selectAlbums(isOwn(own))));
    return row && albumOf(row);
  },

  async make({ site, account }, { name, enName, cover }, most) {
    const [made] = await database.rows(
      scopeOf(site),
      statement(sql<{ id: string }>`
        insert into personal_album (site_id, album_id, account_id, name, english_name, cover_sha256)
        select ${site}::int, new_id(${site}::int), ${account}::bigint, ${name}, ${enName}, ${cover}
        where (select count(*) from personal_album where site_id = ${site} and account_id = ${account}) < ${most}
        returning album_id::text as id`),
    );
    return made?.id;
  },

  change: (own, { name, enName, cover }) =>
    database.transaction(scopeOf(own.site), async (transaction) => {
      const [before] = await transaction.rows(
        statement(sql<AlbumFacts>`select ${facts} from personal_album where ${isOwn(own)} for update`),
      );
      if (!before) return undefined;
      await transaction.rows(
        statement(sql`update personal_album set name = ${name}, english_name = ${enName}, cover_sha256 = ${cover},
          changed_at = now(), revision = revision + 1 where ${isOwn(own)}`),
      );
      return before;
    }),

  async remove(own) {
    const [removed] = await database.rows(
      scopeOf(own.site),
      statement(sql<{ cover: string | null }>`delete from personal_album where ${isOwn(own)}
        returning cover_sha256 as cover`),
    );
    return removed;
  },

  ...postgresEntries(database),
});
