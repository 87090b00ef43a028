import type { Result } from '../kernel/result.ts';

export interface PictureRequest {
  /** Content types; what the bytes really are decides. */
  readonly accepts: readonly string[];
  /** Of the longer side, in points; a smaller picture stays as it is. */
  readonly longest: number;
}

/**
 * Encodes a stranger's picture anew, as WebP, without what a camera wrote into it. Each result is unlike any other, also for the same
 * picture. `type`: it is none of the accepted; `damaged`: it can't be read, or is far too large when unpacked.
 */
export type EncodePicture = (bytes: Buffer, wanted: PictureRequest) => Promise<Result<Buffer, 'type' | 'damaged'>>;
