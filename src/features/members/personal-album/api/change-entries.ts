import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { savedTypeOf } from '../../../../platform/kernel/saved-item.ts';
import type { SavedItems } from '../../../../platform/ports/saved-items.ts';
import { addToAlbum, deleteFromAlbum } from '../contract.ts';
import { mostInAlbum } from '../domain/limits.ts';
import { type AlbumParts, ownAlbum } from './own-album.ts';

export const answerAddToAlbum = ({ store, siteOfItem }: AlbumParts, savedItems: SavedItems) =>
  answering(addToAlbum, async (request) => {
    const { albumId, ids } = request.input;
    if (albumId === undefined) return failed(failure('selectAlbum'));
    const own = await ownAlbum(siteOfItem, request, albumId);
    if (!own.ok) return own;
    for (const id of ids) {
      const owner = await siteOfItem(request.site, id);
      if (!owner.ok) return owner;
    }
    const found = await savedItems(request.site, ids);
    const entries = [...found].map(([id, { kind, titles }]) => ({ id, kind, titles }));
    if (entries.length === 0) return failed(failure('articleIdNotExist'));
    if (entries.some(({ kind }) => savedTypeOf(kind) === 'other')) return failed(failure('badInput', { field: 'ids' }));
    const added = await store.add(own.value, entries, mostInAlbum);
    if (added === 'absent') return failed(failure('notFound'));
    return added === 'full' ? failed(failure('saveLimit', { max: mostInAlbum })) : success({ added });
  });

export const answerDeleteFromAlbum = ({ store, siteOfItem }: AlbumParts) =>
  answering(deleteFromAlbum, async (request) => {
    const own = await ownAlbum(siteOfItem, request, request.input.albumId);
    if (!own.ok) return own;
    const removed = await store.take(own.value, request.input.ids);
    return removed ? success({ removed }) : failed(failure('notFound'));
  });
