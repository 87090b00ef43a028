import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';

/** What a scanner says of bytes. `unsearched` were too many or too entangled to be looked through: nobody may call them clean. */
export type Finding =
  | { readonly verdict: 'clean' }
  | { readonly verdict: 'found'; readonly name: string }
  | { readonly verdict: 'unsearched'; readonly name: string };

/** Looks for viruses. Fails while the scanner is out of reach; then nothing is known of the bytes. */
export interface VirusScan {
  /** Reads the bytes to their end, or until something was found. */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<Result<Finding, Failure>>;
  /** Which scanner answers, and since when its signatures are. */
  version(): Promise<Result<string, Failure>>;
}
