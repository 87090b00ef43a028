import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { getUploadQuota } from '../contract.ts';
import { type Quota, quotaShown } from '../domain/quota.ts';
import type { UploadStore } from '../use-cases/upload-store.ts';

interface Parts {
  readonly store: Pick<UploadStore, 'usage'>;
  readonly clock: Clock;
  readonly limits: Quota;
}

export const answerUploadQuota = ({ store, clock, limits }: Parts) =>
  answering(getUploadQuota, async ({ site, member }) => {
    return success(quotaShown(await store.usage(site.host.id, member.id, clock.now()), limits));
  });
