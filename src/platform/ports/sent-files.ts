import type { Result } from '../kernel/result.ts';
import type { StorableBytes, StorableFile } from './storable.ts';

/**
 * Why what was sent can't be stored. `found` and `unsearched` are for ever; `away` means that no scanner answers, so that nothing is
 * known of it yet and it may be asked again.
 */
export type SentProblem =
  | { readonly verdict: 'found' | 'unsearched'; readonly name: string }
  | { readonly verdict: 'away' };

/** The one way by which bytes that somebody sent become bytes that may be stored. */
export interface SentFiles {
  /** What was made of it may be stored in its place. */
  bytes(sent: Buffer, made?: Buffer): Promise<Result<StorableBytes, SentProblem>>;
  file(path: string): Promise<Result<StorableFile, SentProblem>>;
}
