/** What is signed or sealed for one purpose, by the installation's current key; what an earlier key signed or sealed still counts. */
export interface Keys {
  /** The name of the current key. */
  readonly current: string;
  /** By the current key, or by the one that is named; nothing where no such key is known. In base64url. */
  mac(text: string, key?: string): string | undefined;
  sign(text: string): string;
  /** Whether any of the keys signed it. */
  verify(text: string, signature: string): boolean;
  seal(plain: Buffer): string;
  /** Nothing where none of the keys opens it. */
  open(sealed: string): Buffer | undefined;
}
