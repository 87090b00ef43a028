import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { DecideReading } from '../../../../platform/ports/access.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { Usage } from '../../../../platform/ports/usage.ts';
import { countView } from '../contract.ts';

/** A whole university may stand behind one address; more than this comes from no reading room. */
const perAddress = { most: 600, seconds: 60 };

interface Parts {
  readonly usage: Usage;
  readonly siteOfItem: SiteOfItem;
  readonly rateLimit: RateLimit;
  readonly decideReading: DecideReading;
}

export const answerCountView = ({ usage, siteOfItem, rateLimit, decideReading }: Parts) =>
  answering(countView, async ({ input: { id }, site, trace, member, reader }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const { allowed, retryAfterSeconds } = await rateLimit.take(`view ${trace.address}`, perAddress);
    if (!allowed) return failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
    const who = member ? { ...trace, session: member.id } : trace;
    await usage.count(owner.value, id, 'view', who, await decideReading(owner.value, reader, id));
    return success({});
  });
