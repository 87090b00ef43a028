import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result } from '../../../../platform/kernel/result.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { uploadPicture as uploadCall } from '../contract.ts';
import { type PictureUse, pictureProblem } from '../domain/picture-rules.ts';

/** Sends a picture, unless it is plain that it would be refused. */
export async function uploadPicture(
  file: File,
  use: PictureUse,
): Promise<Result<OutputOf<typeof uploadCall>, Failure>> {
  const problem = pictureProblem(use, { type: file.type, bytes: file.size });
  if (problem) return failed(failure(problem));
  // The browser has the file as a Blob; it arrives as the same bytes.
  const bytes = file as unknown as Buffer;
  return pageCall()<typeof uploadCall>('POST /api/upload', { use, bytes }, { quiet: true });
}
