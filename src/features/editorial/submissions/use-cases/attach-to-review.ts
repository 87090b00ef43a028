import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { bytesSource } from '../../../../platform/documents/byte-sources.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed } from '../../../../platform/kernel/result.ts';
import type { attachToReview } from '../review.contract.ts';
import type { Done, SubmissionParts } from './parts.ts';
import type { createReviewing } from './reviewing.ts';

const mostAnHour = { most: 10, seconds: 3_600 };

/** A file that goes with a review: judged by its bytes and scanned, as what authors send is. */
export const createAttachToReview =
  (
    { files, sentFiles, judge, rateLimit }: SubmissionParts,
    { attach }: Pick<ReturnType<typeof createReviewing>, 'attach'>,
  ) =>
  async (
    site: number,
    review: Id,
    { name, bytes }: Omit<InputOf<typeof attachToReview>, 'code'>,
  ): Done<Record<string, never>> => {
    const { allowed } = await rateLimit.take(`attachment ${site} ${review}`, mostAnHour);
    if (!allowed) return failed(failure('tooManyRequests'));
    const judged = await judge(bytesSource(bytes), { name, role: 'letter' });
    if (!judged.ok) return failed(failure('uploadRefused'));
    const scanned = await sentFiles.bytes(bytes);
    if (!scanned.ok) return failed(failure(scanned.failure.verdict === 'away' ? 'unavailable' : 'uploadRefused'));
    const { contentType } = judged.value;
    const sha256 = await files.put(scanned.value, contentType);
    return attach(site, review, { name, sha256, bytes: bytes.length, contentType });
  };
