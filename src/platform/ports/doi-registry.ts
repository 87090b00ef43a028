/** Where DOIs are registered, and as whom. */
export interface RegistryAccess {
  readonly address: string;
  readonly account: string;
  readonly password: string;
}

interface Deposit {
  /** No two documents have the same one. */
  readonly name: string;
  readonly doi: string;
  /** The page to which the DOI leads. */
  readonly page: string;
  /** The record as XML. */
  readonly content: string;
  /** Of a withdrawn work: its DOI leads on, but no index of the registry shows it, where the registry can do so. */
  readonly isHidden: boolean;
}

/** A deposit of which it is not known what became of it. */
interface SentDeposit extends Pick<Deposit, 'name' | 'doi' | 'isHidden'> {
  /** SHA-256 of its content, in hexadecimal digits. */
  readonly digest: string;
}

/** Why a registry did not take a deposit. */
type Refusal = 'credentials' | 'not-permitted' | 'content' | 'partial' | 'outdated' | 'address-refused';

/** Why nobody knows what a registry did. */
type Silence = 'timed-out' | 'unreachable' | 'busy';

export type RegistryAnswer =
  | { readonly state: 'registered'; readonly message?: string | undefined }
  /** It has the deposit and is not done with it. */
  | { readonly state: 'pending' }
  /** It never got anything of this name. */
  | { readonly state: 'unknown' }
  | { readonly state: 'refused'; readonly problem: Refusal; readonly message?: string | undefined }
  /** It does not let us ask, so that nobody knows what it did. */
  | { readonly state: 'barred'; readonly problem: Refusal; readonly message?: string | undefined }
  | { readonly state: 'silent'; readonly problem: Silence };

export interface DoiRegistry {
  send(access: RegistryAccess, deposit: Deposit): Promise<RegistryAnswer>;
  /** What became of a deposit. */
  ask(access: RegistryAccess, deposit: SentDeposit): Promise<RegistryAnswer>;
}
