import { type RawBuilder, sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import {
  type AlbumType,
  albumTypes,
  kindsOfTab,
  type SavedEntry,
  savedTypeOf,
} from '../../../../platform/kernel/saved-item.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Album } from '../contract.ts';

type StoredAlbum = Omit<Album, 'coverUrl'>;
type AlbumFacts = Pick<Album, 'name' | 'enName' | 'cover'>;

interface Owner {
  readonly site: number;
  readonly account: string;
}

/** Whose album is meant: none is found without its owner. */
export interface OwnAlbum extends Owner {
  readonly album: Id;
}

interface Paging {
  readonly page: number;
  readonly size: number;
}

const scopeOf = (site: number): SiteScope => ({ reads: [site], writes: site });

const isOwn = ({ site, account, album }: OwnAlbum) =>
  sql`site_id = ${site} and account_id = ${account} and album_id = ${album}`;

/** An entry has no owner of its own: it is found through the album that has. */
const isInOwn = ({ site, account, album }: OwnAlbum) => sql`entry.site_id = ${site} and entry.album_id = ${album}
  and exists (select from personal_album own where own.site_id = ${site} and own.account_id = ${account} and own.album_id = ${album})`;

const facts = sql`name, english_name as "enName", cover_sha256 as cover`;

type Row = Omit<StoredAlbum, 'counts'> & { readonly kinds: Readonly<Record<string, number>> };

const selectAlbums = (which: RawBuilder<unknown>) => sql<Row>`
  select album_id::text as id, ${facts}, ${moment('changed_at')} as "changedAt",
    (select coalesce(jsonb_object_agg(kind, number), '{}') from (
      select kind, count(*) as number from personal_album_entry entry
      where entry.site_id = personal_album.site_id and entry.album_id = personal_album.album_id group by kind) counted) as kinds
  from personal_album where ${which}`;

function albumOf({ kinds, ...row }: Row): StoredAlbum {
  const counts = Object.fromEntries(albumTypes.map((type) => [type, 0])) as Record<AlbumType, number>;
  for (const [kind, number] of Object.entries(kinds)) {
    const type = savedTypeOf(kind);
    if (type !== 'other') counts[type] += number;
  }
  return { ...row, counts };
}

export const postgresAlbums = (database: Database) => ({
  /** The last changed first. */
  async list({ site, account }: Owner, { page, size }: Paging) {
    const own = sql`site_id = ${site} and account_id = ${account}`;
    const [rows, [counted]] = await Promise.all([
      rowsAt(database, scopeOf(site))<Row>`
        ${selectAlbums(own)} order by changed_at desc, album_id desc limit ${size} offset ${page * size}`,
      rowsAt(database, scopeOf(site))<{ total: number }>`
        select count(*)::int as total from personal_album where ${own}`,
    ]);
    return { albums: rows.map(albumOf), total: counted?.total ?? 0 };
  },

  async find(own: OwnAlbum) {
    const [row] = await rowsAt(database, scopeOf(own.site))<Row>`${selectAlbums(isOwn(own))}`;
    return row && albumOf(row);
  },

  /** Answers its id, or nothing where the member has as many as they may. */
  async make({ site, account }: Owner, { name, enName, cover }: AlbumFacts, most: number) {
    const [made] = await rowsAt(database, scopeOf(site))<{ id: string }>`
      insert into personal_album (site_id, album_id, account_id, name, english_name, cover_sha256)
      select ${site}::int, new_id(${site}::int), ${account}::bigint, ${name}, ${enName}, ${cover}
      where (select count(*) from personal_album where site_id = ${site} and account_id = ${account}) < ${most}
      returning album_id::text as id`;
    return made?.id;
  },

  /** Answers the facts that it had, or nothing if there is no such album. */
  change: (own: OwnAlbum, { name, enName, cover }: AlbumFacts) =>
    database.transaction(scopeOf(own.site), async (transaction) => {
      const [before] = await transaction.rows(statement<AlbumFacts>`
        select ${facts} from personal_album where ${isOwn(own)} for update`);
      if (!before) return undefined;
      await transaction.rows(statement`
        update personal_album set name = ${name}, english_name = ${enName}, cover_sha256 = ${cover},
          changed_at = now(), revision = revision + 1 where ${isOwn(own)}`);
      return before;
    }),

  /** Answers the cover that it had, or nothing if there is no such album. */
  async remove(own: OwnAlbum) {
    const [removed] = await rowsAt(database, scopeOf(own.site))<{ cover: string | null }>`
      delete from personal_album where ${isOwn(own)}
        returning cover_sha256 as cover`;
    return removed;
  },

  /** The last added first. */
  async entries(own: OwnAlbum, { type, page, size }: Paging & { readonly type?: AlbumType | undefined }) {
    const ofType = type ? sql`and kind = any (${kindsOfTab(type)}::text[])` : sql``;
    const which = sql`${isInOwn(own)} ${ofType}`;
    const scope = { reads: [own.site], writes: null };
    const [entries, [counted]] = await Promise.all([
      rowsAt(database, scope)<SavedEntry>`select item_id::text as id, kind, title as titles,
        ${moment('added_at')} as at
        from personal_album_entry entry where ${which}
        order by added_at desc, item_id desc limit ${size} offset ${page * size}`,
      rowsAt(database, scope)<{ total: number }>`
        select count(*)::int as total from personal_album_entry entry where ${which}`,
    ]);
    return { entries, total: counted?.total ?? 0 };
  },

  /** Answers how many are new; the reason if it does not take them. */
  add: (own: OwnAlbum, entries: readonly Omit<SavedEntry, 'at'>[], most: number) =>
    database.transaction(scopeOf(own.site), async (transaction) => {
      if (!(await touch(transaction, own))) return 'absent';
      const ids = entries.map(({ id }) => id);
      const [kept] = await transaction.rows(statement<{ others: number }>`
        select count(*)::int as others from personal_album_entry entry
          where ${isInOwn(own)} and item_id <> all (${ids}::bigint[])`);
      if ((kept?.others ?? 0) + entries.length > most) return 'full';
      const added = await transaction.rows(statement`
        insert into personal_album_entry (site_id, album_id, item_id, kind, title)
          select ${own.site}::int, ${own.album}::bigint, given.id, given.kind, given.title
          from unnest(${ids}::bigint[], ${entries.map(({ kind }) => kind)}::text[],
            ${entries.map(({ titles }) => JSON.stringify(titles))}::jsonb[]) given (id, kind, title)
          on conflict do nothing returning item_id`);
      return added.length;
    }),

  /** Answers how many there were; nothing if there is no such album. */
  take: (own: OwnAlbum, ids: readonly Id[]) =>
    database.transaction(scopeOf(own.site), async (transaction) => {
      if (!(await touch(transaction, own))) return undefined;
      const taken = await transaction.rows(statement`delete from personal_album_entry entry
        where ${isInOwn(own)} and item_id = any (${ids}::bigint[]) returning item_id`);
      return taken.length;
    }),
});

/** Locks the member's own album and notes the change; whoever owns none is stopped here. */
async function touch(transaction: Transaction, { site, account, album }: OwnAlbum): Promise<boolean> {
  const touched = await transaction.rows(statement`update personal_album set changed_at = now(), revision = revision + 1
    where site_id = ${site} and account_id = ${account} and album_id = ${album} returning album_id`);
  return touched.length > 0;
}
