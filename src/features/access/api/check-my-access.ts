import { answering } from '../../../platform/contract/handler.ts';
import { success } from '../../../platform/kernel/result.ts';
import { checkMyAccess } from '../contract.ts';
import type { CheckAccess } from '../use-cases/check-access.ts';

export const answerCheckMyAccess = (check: CheckAccess) =>
  answering(checkMyAccess, async ({ site, reader, from, keepsGrant }) => {
    const checked = await check(site, reader, from.referrer);
    if (checked) keepsGrant(checked.token, checked.seconds);
    return success({ granted: checked !== undefined });
  });
