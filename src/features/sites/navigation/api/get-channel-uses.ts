import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { getChannelUses } from '../contract.ts';
import type { ChannelUses } from '../use-cases/navigation-store.ts';

export const answerGetChannelUses = (uses: ChannelUses) =>
  answering(getChannelUses, async ({ site }) => success([...(await uses(site.host.id))]));
