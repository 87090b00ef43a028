import { createHash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { AccessDecision } from '../../../../platform/kernel/access.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { RememberUse } from '../../../../platform/ports/member-history.ts';
import type { CustomerOf, ReaderTrace, Usage } from '../../../../platform/ports/usage.ts';
import { isListedRobot } from '../domain/robots.ts';
import type { UsageStore } from '../store/postgres-usage.ts';

interface Parts {
  readonly store: UsageStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly remember: RememberUse;
  readonly customerOf: CustomerOf;
}

const saltBytes = 32;

/**
 * Writes down what people do. An event belongs to the site of the item, also when a portal showed it; whether it may be shown there
 * was decided before.
 */
export function countUsage({ store, clock, log, remember, customerOf }: Parts): Usage {
  let kept: { readonly day: string; readonly salt: Buffer } | undefined;

  const saltOfToday = async (): Promise<Buffer> => {
    const day = clock.now().toISOString().slice(0, 10);
    if (kept?.day !== day) kept = { day, salt: await store.saltOf(day, randomBytes(saltBytes)) };
    return kept.salt;
  };

  return {
    async count(visited, item, what, trace, because, part) {
      const site = siteOfId(item);
      if (site === undefined || trace.isProbe) return;
      if (!isRobot(trace.agent)) {
        try {
          const reader = readerHash(await saltOfToday(), trace);
          const paid = because?.allowed ? because.customer?.id : undefined;
          await store.record(site, item, {
            what,
            reader,
            country: trace.country ?? null,
            ground: groundOf(because),
            part: part ?? null,
            customer: paid ?? (await customerOf(site, trace)),
          });
        } catch (problem) {
          log.warn({ site, item, what, problem }, 'a use could not be counted');
        }
      }
      // Their own history is theirs, whatever their browser calls itself.
      if (trace.session !== undefined && what !== 'denied') await remember(visited, trace.session, item, what);
    },

    async countSearch(site, query, trace) {
      if (trace.isProbe || isRobot(trace.agent)) return;
      try {
        const salt = await saltOfToday();
        const hash = createHash('sha256').update(salt).update(query).digest().subarray(0, bytes);
        await store.recordSearch(site, readerHash(salt, trace), hash, await customerOf(site, trace));
      } catch (problem) {
        log.warn({ site, problem }, 'a search could not be counted');
      }
    },
  };
}

/** What COUNTER's reports ask of an event: its kind of access. Nobody lacks a licence for what nobody may have yet. */
function groundOf(because: AccessDecision | undefined): string | null {
  if (!because) return null;
  if (because.allowed) return because.basis;
  return because.message === 'embargoed' ? 'embargoed' : 'refused';
}

/** Whether a User-Agent names a crawler, a program or nobody at all: their visits are not use (COUNTER 5.1). */
export const isRobot = (agent: string): boolean => agent.trim() === '' || isListedRobot(agent) || isbot(agent);

const bytes = 16;

/** One reader of one day. Members are known by their session, others by address and browser, as COUNTER 5.1 does it. */
export function readerHash(salt: Buffer, { address, agent, session }: ReaderTrace): Buffer {
  const known = session === undefined ? ['visitor', address, agent] : ['member', session];
  return createHash('sha256').update(salt).update(JSON.stringify(known)).digest().subarray(0, bytes);
}
