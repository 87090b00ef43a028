import type { PictureCut } from '../kernel/picture-cut.ts';
import type { Result } from '../kernel/result.ts';
import type { Refusal } from './jobs.ts';

/** Makes a part of a stranger's picture, in a size, turned and encoded as it is wanted. Someone waits for it. */
export type CutPicture = (bytes: Buffer, contentType: string, cut: PictureCut) => Promise<Result<Buffer, Refusal>>;
