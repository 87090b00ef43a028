import type { CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import type { MemberPictures } from '../../../../platform/ports/member-pictures.ts';
import type { AlbumStore, OwnAlbum } from '../use-cases/album-store.ts';

export interface AlbumParts {
  readonly store: AlbumStore;
  readonly covers: MemberPictures;
  readonly siteOfItem: SiteOfItem;
}

/** The album that a member means. Whether it is theirs, each statement asks again. */
export async function ownAlbum(
  siteOfItem: SiteOfItem,
  { site, member }: Pick<CallRequest<unknown, 'member'>, 'site' | 'member'>,
  album: Id,
): Promise<Result<OwnAlbum, Failure>> {
  const owner = await siteOfItem(site, album);
  return owner.ok ? success({ site: owner.value.target.id, account: member.id, album }) : owner;
}
