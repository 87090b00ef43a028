import { answering } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { listMembers } from '../contract.ts';
import type { SiteMembers } from '../use-cases/site-members.ts';

export const answerListMembers = (members: SiteMembers) =>
  answering(listMembers, async ({ input, site }) => {
    const found = await members.list(site.host.id, input);
    const content = found.members.map(({ since, seenAt, ...rest }) => ({
      ...{ ...rest, since: since.toISOString(), seenAt: seenAt.toISOString() },
    }));
    return success(presentPage(content, found.total, input));
  });
