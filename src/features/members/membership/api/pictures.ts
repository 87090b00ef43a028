import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { pictureAddress } from '../../../../platform/ports/member-pictures.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { getPicture, uploadPicture } from '../contract.ts';
import type { PictureStore } from '../use-cases/picture-store.ts';
import type { Pictures } from '../use-cases/pictures.ts';

/** Encoding a picture costs more than any other call. */
const perMember = { most: 60, seconds: 3_600 };

export const answerUploadPicture = (pictures: Pictures, rateLimit: RateLimit) =>
  answering(uploadPicture, async ({ input: { use, bytes }, member }) => {
    const { allowed } = await rateLimit.take(`upload ${member.id}`, perMember);
    if (!allowed) return failed(failure('tooManyRequests'));
    const kept = await pictures.keep(member.id, use, bytes);
    return kept.ok ? success({ id: kept.value, url: pictureAddress(kept.value) }) : kept;
  });

export const answerGetPicture = (store: PictureStore) =>
  answering(getPicture, async ({ input: { id }, member }) => {
    const found = await store.find(id);
    const isShown = found && (found.use === 'avatar' || found.account === member?.id);
    if (!isShown) return failed(failure('notFound'));
    return success({
      name: `${found.use}.webp`,
      contentType: 'image/webp',
      inline: true,
      content: { sha256: id, bytes: found.bytes },
    });
  });
