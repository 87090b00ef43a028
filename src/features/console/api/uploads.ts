import { answering } from '../../../platform/contract/handler.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import { uploadPicture } from '../contract.ts';
import type { KeepPicture } from '../use-cases/keep-pictures.ts';
import { editorOf } from './documents.ts';

/** Encoding a picture costs more than any other call. */
const perMember = { most: 300, seconds: 3_600 };

export const answerUpload = (keep: KeepPicture, rateLimit: RateLimit) =>
  answering(uploadPicture, async (request) => {
    const { site, account } = editorOf(request);
    const { allowed } = await rateLimit.take(`console upload ${account}`, perMember);
    if (!allowed) return failed(failure('tooManyRequests'));
    const kept = await keep(site.host.id, account, request.input.bytes);
    return kept.ok ? success({ url: kept.value }) : kept;
  });
