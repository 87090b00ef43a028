import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { getUploadQuota, getUploadState } from '../contract.ts';
import { presentQuota } from '../domain/quota.ts';
import type { UploadParts } from '../use-cases/parts.ts';
import type { Receiving } from '../use-cases/receive-bytes.ts';

export const answerUploads = ({ store, clock, limits }: UploadParts, { progress }: Receiving) => [
  answering(getUploadState, async ({ site, member, input }) => {
    const found = await progress(site.host.id, member.id, input.id);
    return found.ok ? success({ ...found.value.upload, arrived: found.value.offset }) : found;
  }),

  answering(getUploadQuota, async ({ site, member }) =>
    success(presentQuota(await store.usage(site.host.id, member.id, clock.now()), limits)),
  ),
];
