import { canonicalJson } from './canonical-json.ts';

/**
 * A change as it is kept. Its hash covers everything in it and the hash of the change before, and is made with a key that the database
 * does not have: whoever writes in the database alone can alter, leave out or put in none.
 */
export interface SealedChange {
  readonly site: number;
  readonly number: number;
  /** ISO 8601 */
  readonly at: string;
  readonly account: string;
  readonly action: string;
  readonly kind: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly previousHash: string;
  /** The name of the key; nothing for changes from before there were keys, whose hash anybody can compute. */
  readonly sealKey: string | null;
  readonly hash: string;
}

export const firstHash = '';

/** Hex, by the key of that name, or without one; nothing where the key is not known. */
export type HashBy = (text: string, key: string | null) => string | undefined;

/** The text whose hash seals a change. */
export const sealedText = ({
  hash: _,
  sealKey,
  ...change
}: Omit<SealedChange, 'hash'> & { readonly hash?: string }): string =>
  canonicalJson({
    ...change,
    ...(sealKey !== null && { sealKey }),
    before: change.before ?? null,
    after: change.after ?? null,
  });

/** The number of the first change that does not fit, or nothing. The changes are given in order; `before` is the one ahead of them. */
export function brokenAt(changes: readonly SealedChange[], hashOf: HashBy, before?: SealedChange): number | undefined {
  let previous = before;
  for (const change of changes) {
    const isNext = change.number === (previous?.number ?? 0) + 1;
    const follows = isNext && change.previousHash === (previous?.hash ?? firstHash);
    if (!follows || hashOf(sealedText(change), change.sealKey) !== change.hash) return change.number;
    previous = change;
  }
  return undefined;
}

/** How far the log of a site went at a moment: kept outside the database, it shows whether the end was cut off since. */
export interface LogHead {
  readonly site: number;
  readonly number: number;
  readonly hash: string;
  readonly sealKey: string | null;
  readonly at: string;
  readonly signature: string;
}

export const headText = ({ signature: _, ...head }: Omit<LogHead, 'signature'> & { readonly signature?: string }) =>
  canonicalJson({ ...head, is: 'the head of a log' });

/** Whether a change is the one that a head names. One that was sealed anew by another key since is known by its number: nobody else has a key. */
export const isHead = (change: Pick<SealedChange, 'number' | 'hash' | 'sealKey'>, head: LogHead): boolean =>
  change.number === head.number &&
  (change.hash === head.hash || (change.sealKey !== null && change.sealKey !== head.sealKey));
