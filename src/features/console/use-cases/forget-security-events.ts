import type { SecurityEventStore } from './security-log.ts';

interface Parts {
  readonly store: Pick<SecurityEventStore, 'forget' | 'sites'>;
  readonly keptDays: number;
}

/** Removes what was kept long enough, of each site and of the installation. The stream has its own retention. */
export const forgettingSecurityEvents = ({ store, keptDays }: Parts) => ({
  async now(): Promise<number> {
    let forgotten = 0;
    for (const site of [null, ...(await store.sites())]) {
      // A part at a time, so that no statement takes long.
      for (let gone = -1; gone !== 0; forgotten += gone) gone = await store.forget(site, keptDays);
    }
    return forgotten;
  },
});
