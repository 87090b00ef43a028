import type { PictureUse } from '../domain/picture-rules.ts';

export interface StoredPicture {
  readonly account: string;
  readonly use: PictureUse;
  readonly bytes: number;
}

export interface PictureStore {
  add(sha256: string, picture: StoredPicture): Promise<void>;
  find(sha256: string): Promise<StoredPicture | undefined>;
  of(account: string): Promise<readonly { readonly sha256: string; readonly use: PictureUse }[]>;
  remove(account: string, sha256: string): Promise<void>;
}
