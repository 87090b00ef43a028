/** A key that lies on a device of its owner. The device keeps the secret; what is kept here proves that it was used. */
export interface StoredPasskey {
  readonly credentialId: string;
  readonly account: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
  readonly used: Date | null;
}

export interface PasskeyStore {
  find(credentialId: string): Promise<StoredPasskey | undefined>;
  of(account: string): Promise<readonly (ListedPasskey & { readonly transports: readonly string[] })[]>;
  /** Answers whether there was room: one credential belongs to one account for good. */
  save(passkey: StoredPasskey & { readonly name: string }): Promise<boolean>;
  used(credentialId: string, counter: number): Promise<void>;
  /** Deletes one of the account's own. Answers whether there was such a one. */
  delete(account: string, credentialId: string): Promise<boolean>;
}

export const mostPasskeys = 20;
