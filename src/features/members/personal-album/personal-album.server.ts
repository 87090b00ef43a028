import { answering, answeringWhile, type CallRequest } from '../../../platform/contract/handler.ts';
import { presentPage, savedPresenter } from '../../../platform/contract/saved-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { type SavedItems, savedTypeOf } from '../../../platform/kernel/saved-item.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { type MemberPictures, pictureAddress } from '../../../platform/ports/member-pictures.ts';
import type { OffersOf } from '../../../platform/ports/offers-of.ts';
import {
  type Album,
  addToAlbum,
  deleteAlbum,
  deleteFromAlbum,
  editAlbum,
  getAlbum,
  saveAlbum,
  searchAlbumEntries,
  searchAlbums,
} from './contract.ts';
import { mostAlbums } from './domain/most-albums.ts';
import { postgresAlbums } from './store/postgres-albums.ts';

/** How much a member may keep in each album. */
export const mostInAlbum = 1_000;

interface Parts {
  readonly database: Database;
  readonly savedItems: SavedItems;
  readonly siteOfItem: SiteOfItem;
  readonly covers: MemberPictures;
  readonly offersOf: OffersOf;
}

export function personalAlbumHandlers({ database, savedItems, siteOfItem, covers, offersOf }: Parts) {
  /** Where albums are no longer offered, what members have can still be deleted. */
  const answeringOffered = answeringWhile(offersOf, 'album');
  const store = postgresAlbums(database);

  /** The album that a member means. Whether it is theirs, each statement asks again. */
  const ownAlbum = async ({ site, member }: Pick<CallRequest<unknown, 'member'>, 'site' | 'member'>, album: Id) => {
    const owner = await siteOfItem(site, album);
    return owner.ok ? success({ site: owner.value.target.id, account: member.id, album }) : owner;
  };

  return [
    answeringOffered(searchAlbums, async ({ input, site, member }) => {
      const { albums, total } = await store.list({ site: site.host.id, account: member.id }, input);
      return success(presentPage(albums.map(presentAlbum), total, input));
    }),

    answeringOffered(getAlbum, async (request) => {
      const own = await ownAlbum(request, request.input.id);
      if (!own.ok) return own;
      const album = await store.find(own.value);
      return album ? success(presentAlbum(album)) : failed(failure('notFound'));
    }),

    answeringOffered(searchAlbumEntries, async (request) => {
      const { input } = request;
      const own = await ownAlbum(request, input.id);
      if (!own.ok) return own;
      if (!(await store.find(own.value))) return failed(failure('notFound'));
      const { entries, total } = await store.entries(own.value, input);
      const ids = entries.map(({ id }) => id);
      const present = await savedPresenter(savedItems, request, ids);
      return success(presentPage(entries.map(present), total, input));
    }),

    answeringOffered(saveAlbum, async ({ input: { name, enName = '', cover }, site, member }) => {
      if (cover && !(await covers.isOwn(member.id, cover, 'cover'))) return failed(noSuchCover);
      const owner = { site: site.host.id, account: member.id };
      const id = await store.make(owner, { name, enName, cover: cover ?? null }, mostAlbums);
      return id === undefined ? failed(failure('saveLimit', { max: mostAlbums })) : success({ id });
    }),

    answeringOffered(editAlbum, async (request) => {
      const { id, name, enName, cover } = request.input;
      const own = await ownAlbum(request, id);
      if (!own.ok) return own;
      const { account } = own.value;
      const before = await store.find(own.value);
      if (!before) return failed(failure('notFound'));
      if (cover && !(await covers.isOwn(account, cover, 'cover'))) return failed(noSuchCover);
      const facts = {
        name: name ?? before.name,
        enName: enName ?? before.enName,
        cover: cover === undefined ? before.cover : cover,
      };
      const replaced = await store.change(own.value, facts);
      if (!replaced) return failed(failure('notFound'));
      if (replaced.cover && replaced.cover !== facts.cover) await covers.drop(account, replaced.cover);
      return success({ id });
    }),

    answering(deleteAlbum, async (request) => {
      const own = await ownAlbum(request, request.input.id);
      if (!own.ok) return own;
      const removed = await store.remove(own.value);
      if (!removed) return failed(failure('notFound'));
      if (removed.cover) await covers.drop(own.value.account, removed.cover);
      return success({});
    }),

    answeringOffered(addToAlbum, async (request) => {
      const { albumId, ids } = request.input;
      if (albumId === undefined) return failed(failure('selectAlbum'));
      const own = await ownAlbum(request, albumId);
      if (!own.ok) return own;
      for (const id of ids) {
        const owner = await siteOfItem(request.site, id);
        if (!owner.ok) return owner;
      }
      const found = await savedItems(request.site, ids);
      const entries = [...found].map(([id, { kind, titles }]) => ({ id, kind, titles }));
      if (entries.length === 0) return failed(failure('articleIdNotExist'));
      if (entries.some(({ kind }) => savedTypeOf(kind) === 'other'))
        return failed(failure('badInput', { field: 'ids' }));
      const added = await store.add(own.value, entries, mostInAlbum);
      if (added === 'absent') return failed(failure('notFound'));
      return added === 'full' ? failed(failure('saveLimit', { max: mostInAlbum })) : success({ added });
    }),

    answering(deleteFromAlbum, async (request) => {
      const own = await ownAlbum(request, request.input.albumId);
      if (!own.ok) return own;
      const removed = await store.take(own.value, request.input.ids);
      return removed ? success({ removed }) : failed(failure('notFound'));
    }),
  ];
}

const noSuchCover = failure('badInput', { field: 'cover' });

const presentAlbum = (album: Omit<Album, 'coverUrl'>) => ({
  ...album,
  coverUrl: album.cover && pictureAddress(album.cover),
});
