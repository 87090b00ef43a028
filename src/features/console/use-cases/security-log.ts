import type { Clock } from '../../../platform/ports/clock.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { SecurityEvent, SecurityLog } from '../../../platform/ports/security-log.ts';
import type { SecurityEventStore } from '../store/postgres-security-events.ts';

interface Parts {
  readonly store: Pick<SecurityEventStore, 'add'>;
  readonly log: Log;
  readonly clock: Clock;
  /** So many events of one kind and site by people whom nobody knows are stored in a minute. The stream has all of them. */
  readonly mostStoredAMinute: number;
}

export function createSecurityLog({ store, log, clock, mostStoredAMinute }: Parts): SecurityLog {
  let minute = 0;
  let stored = new Map<string, number>();

  /** Who has no account could else fill the database by being refused. */
  const isTooMany = ({ account, site, kind, outcome }: SecurityEvent): boolean => {
    if (account !== null || outcome === 'succeeded') return false;
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) [minute, stored] = [now, new Map()];
    const key = `${site} ${kind}`;
    const count = (stored.get(key) ?? 0) + 1;
    stored.set(key, count);
    return count > mostStoredAMinute;
  };

  return {
    async record(event) {
      const { kind, outcome, site, account, detail } = event;
      const line = { security: true, kind, outcome, site, account, ...detail };
      if (outcome === 'succeeded') log.info(line, `security: ${kind} ${outcome}`);
      else log.warn(line, `security: ${kind} ${outcome}`);
      if (isTooMany(event)) return;
      await store
        .add(event)
        .catch((problem: unknown) => log.error({ problem, security: true }, 'a security event could not be stored'));
    },
  };
}

/** Removes what was kept long enough, of each site and of the installation. The stream has its own retention. */
export const forgettingSecurityEvents = (store: Pick<SecurityEventStore, 'forget' | 'sites'>, keptDays: number) => ({
  async now(): Promise<number> {
    let forgotten = 0;
    for (const site of [null, ...(await store.sites())]) {
      // A part at a time, so that no statement takes long.
      for (let gone = -1; gone !== 0; forgotten += gone) gone = await store.forget(site, keptDays);
    }
    return forgotten;
  },
});
