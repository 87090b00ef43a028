import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage, presentSaved } from '../../../../platform/contract/saved-output.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { pictureAddress } from '../../../../platform/ports/member-pictures.ts';
import type { SavedItems } from '../../../../platform/ports/saved-items.ts';
import { getAlbum, searchAlbumEntries, searchAlbums } from '../contract.ts';
import type { Album } from '../use-cases/album-store.ts';
import { type AlbumParts, ownAlbum } from './own-album.ts';

export const answerSearchAlbums = ({ store }: AlbumParts) =>
  answering(searchAlbums, async ({ input, site, member }) => {
    const { albums, total } = await store.list({ site: site.host.id, account: member.id }, input);
    return success(presentPage(albums.map(presentAlbum), total, input));
  });

export const answerGetAlbum = ({ store, siteOfItem }: AlbumParts) =>
  answering(getAlbum, async (request) => {
    const own = await ownAlbum(siteOfItem, request, request.input.id);
    if (!own.ok) return own;
    const album = await store.find(own.value);
    return album ? success(presentAlbum(album)) : failed(failure('notFound'));
  });

export const answerSearchAlbumEntries = ({ store, siteOfItem }: AlbumParts, savedItems: SavedItems) =>
  answering(searchAlbumEntries, async (request) => {
    const { input, site, language } = request;
    const own = await ownAlbum(siteOfItem, request, input.id);
    if (!own.ok) return own;
    if (!(await store.find(own.value))) return failed(failure('notFound'));
    const { entries, total } = await store.entries(own.value, input);
    const found = await savedItems(
      site,
      entries.map(({ id }) => id),
    );
    const asking = { language, siteLanguage: site.host.defaultLanguage };
    const content = entries.map((entry) => presentSaved(entry, found.get(entry.id), asking));
    return success(presentPage(content, total, input));
  });

const presentAlbum = (album: Album) => ({ ...album, coverUrl: album.cover && pictureAddress(album.cover) });
