export type PictureUse = 'avatar' | 'cover';

/** Pictures that members sent. Each belongs to one account, and no two are the same file. */
export interface MemberPictures {
  /** Whether the account sent this picture for this use. */
  isOwn(account: string, sha256: string, use: PictureUse): Promise<boolean>;
  /** Deletes a picture of the account; nothing happens where it has none of that name. */
  drop(account: string, sha256: string): Promise<void>;
}

/** Where a picture is shown: an avatar to anyone, a cover to its owner. */
export const pictureAddress = (sha256: string): string => `/rc-pub/front/frontMembers/picture?id=${sha256}`;
