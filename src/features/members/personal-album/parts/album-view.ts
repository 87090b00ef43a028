import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { getAlbum, searchAlbumEntries, searchAlbums } from '../contract.ts';

export type AlbumsView = OutputOf<typeof searchAlbums>;
export type AlbumView = OutputOf<typeof getAlbum>;
export type AlbumEntriesView = OutputOf<typeof searchAlbumEntries>;
