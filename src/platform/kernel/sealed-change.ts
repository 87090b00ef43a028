import { canonicalJson } from './canonical-json.ts';

/** A change as it is kept. Its hash covers everything in it and the hash of the change before, so that none can be altered, left out or put in. */
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
  readonly hash: string;
}

export const firstHash = '';

/** The text whose hash seals a change. */
export const sealedText = ({ hash: _, ...change }: Omit<SealedChange, 'hash'> & { readonly hash?: string }): string =>
  canonicalJson({ ...change, before: change.before ?? null, after: change.after ?? null });

/** The number of the first change that does not fit, or nothing. The changes are given in order; `before` is the one ahead of them. */
export function brokenAt(
  changes: readonly SealedChange[],
  hashOf: (text: string) => string,
  before?: SealedChange,
): number | undefined {
  let previous = before;
  for (const change of changes) {
    const isNext = change.number === (previous?.number ?? 0) + 1;
    const follows = isNext && change.previousHash === (previous?.hash ?? firstHash);
    if (!follows || hashOf(sealedText(change)) !== change.hash) return change.number;
    previous = change;
  }
  return undefined;
}
