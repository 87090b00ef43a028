/** By what an account's owner can prove once more who they are. */
export interface KnownFactors {
  readonly userName: string;
  /** An app that shows codes, set up and confirmed. */
  readonly app: boolean;
  readonly passkey: boolean;
}

export interface FactorStore {
  of(account: string): Promise<KnownFactors>;
  /** Keeps the key of an app that is being set up, in place of one that never was confirmed. Answers whether it may. */
  begin(account: string, sealedKey: string): Promise<boolean>;
  keyOf(account: string): Promise<{ readonly sealedKey: string; readonly isConfirmed: boolean } | null>;
  /** Counts a try. Answers whether there were not too many lately. */
  mayTry(account: string): Promise<boolean>;
  /** Takes a code of this step of time: the app counts from now on. Answers false where that code was taken before. */
  take(account: string, step: number): Promise<boolean>;
}
