import { randomBytes } from 'node:crypto';
import type { AccessDecision } from '../../../../platform/kernel/access.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { RememberUse } from '../../../../platform/ports/member-history.ts';
import type { Usage } from '../../../../platform/ports/usage.ts';
import { isRobot } from './is-robot.ts';
import { readerHash } from './reader-hash.ts';
import type { UsageStore } from './usage-store.ts';

interface Parts {
  readonly store: UsageStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly remember: RememberUse;
}

const saltBytes = 32;

/**
 * Writes down what people do. An event belongs to the site of the thing, also when a portal showed it; whether it may be shown there
 * was decided before.
 */
export function createUsage({ store, clock, log, remember }: Parts): Usage {
  let kept: { readonly day: string; readonly salt: Buffer } | undefined;

  const saltOfToday = async (): Promise<Buffer> => {
    const day = clock.now().toISOString().slice(0, 10);
    if (kept?.day !== day) kept = { day, salt: await store.saltOf(day, randomBytes(saltBytes)) };
    return kept.salt;
  };

  return {
    async count(asked, item, what, trace, because) {
      const site = siteOfId(item);
      if (site === undefined) return;
      if (!isRobot(trace.agent)) {
        try {
          const reader = readerHash(await saltOfToday(), trace);
          await store.record(site, item, { what, reader, country: trace.country ?? null, ...attributed(because) });
        } catch (problem) {
          log.warn({ site, item, what, problem }, 'a use could not be counted');
        }
      }
      // Their own history is theirs, whatever their browser calls itself.
      if (trace.session !== undefined) await remember(asked, trace.session, item, what);
    },
  };
}

/** What COUNTER's reports ask of an event: its kind of access, and whose it was. */
const attributed = (because: AccessDecision | undefined) => ({
  ground: because ? (because.allowed ? because.basis : 'refused') : null,
  customer: because?.allowed ? (because.customer?.id ?? null) : null,
});
