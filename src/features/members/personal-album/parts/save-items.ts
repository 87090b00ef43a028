import type { Say } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { collect } from '../../favourites/contract.ts';
import type { KeptItem } from '../../favourites/parts/save-buttons.tsx';
import type { addToAlbum, saveAlbum } from '../contract.ts';
import { albumNameProblem, longestName } from '../domain/album-name.ts';

export interface Wanted {
  readonly favourites: boolean;
  readonly albums: boolean;
  /** The id of an album, `new`, or nothing. */
  readonly album: string;
  readonly name: string;
}

export interface Refused {
  readonly field: 'favourites' | 'album' | 'name';
  readonly words: string;
}

interface Items {
  readonly all: readonly KeptItem[];
  readonly forAlbums: readonly KeptItem[];
}

/** What is missing in what is wanted, in the specification's words. */
export function requestProblem(say: Say, { favourites, albums, album, name }: Wanted): Refused | undefined {
  if (!favourites && !albums) return { field: 'favourites', words: say('failure.chooseFavouritesOrAlbums') };
  if (albums && album === '') return { field: 'album', words: say('failure.selectAlbum') };
  const problem = albums && album === 'new' ? albumNameProblem(name) : undefined;
  return problem && { field: 'name', words: say(`personalAlbum.form.${problem}`, { max: longestName }) };
}

/** Keeps items where the member wanted; answers what stood in the way. */
export async function saveItems(say: Say, wanted: Wanted, { all, forAlbums }: Items): Promise<Refused | undefined> {
  const problem = requestProblem(say, wanted);
  if (problem) return problem;
  const call = pageCall();
  const ids = (items: readonly KeptItem[]) => items.map(({ id }) => id);
  const quiet = { quiet: true };
  if (wanted.favourites) {
    const kept = await call<typeof collect>('POST /front/frontMembers/collect', { ids: ids(all) }, quiet);
    if (!kept.ok) return { field: 'favourites', words: wordsOf(kept.failure) };
  }
  if (!wanted.albums) return undefined;
  let albumId = wanted.album;
  if (albumId === 'new') {
    const made = await call<typeof saveAlbum>('POST /front/personalAlbum/saveAlbum', { name: wanted.name }, quiet);
    if (!made.ok) return { field: 'name', words: wordsOf(made.failure) };
    albumId = made.value.id;
  }
  const added = await call<typeof addToAlbum>(
    'POST /front/personalAlbum/res/addList',
    { albumId, ids: ids(forAlbums) },
    quiet,
  );
  return added.ok ? undefined : { field: 'album', words: wordsOf(added.failure) };
}

const wordsOf = ({ values }: { readonly values?: Readonly<Record<string, string | number>> }): string =>
  String(values?.message ?? '');
