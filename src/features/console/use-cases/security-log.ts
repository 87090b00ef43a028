import type { Clock } from '../../../platform/ports/clock.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { SecurityEvent, SecurityLog } from '../../../platform/ports/security-log.ts';

export interface StoredSecurityEvent extends SecurityEvent {
  readonly at: Date;
  /** The user name, of whoever still has an account. */
  readonly by: string | null;
  readonly id: string;
}

export interface SecurityEventFilter {
  readonly kind?: string | undefined;
  /** A user name. */
  readonly by?: string | undefined;
  readonly page: number;
  readonly size: number;
}

export interface SecurityEventStore {
  add(event: SecurityEvent): Promise<void>;
  /** The newest first; of the installation itself without a site. */
  list(
    site: number | null,
    filter: SecurityEventFilter,
  ): Promise<{ events: readonly StoredSecurityEvent[]; total: number }>;
  /** Removes some of what is older, the oldest first, and answers how many; of the installation itself without a site. */
  forget(site: number | null, olderThanDays: number): Promise<number>;
  sites(): Promise<readonly number[]>;
}

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
