import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Reader } from '../../../platform/ports/access.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Entitlements } from '../store/postgres-entitlements.ts';
import { plainAddress } from './access.ts';
import { fromNow, type Grants } from './grants.ts';

interface Parts {
  readonly entitlements: Entitlements;
  readonly grants: Grants;
  /** The exact origins whose readers a site lets in. */
  referrersOf(site: SiteContext): Promise<readonly string[]>;
  readonly clock: Clock;
  readonly log: Log;
}

/** The longest that an answer of today can be shown. */
const addressSeconds = 24 * 3_600;
const referrerSeconds = 30 * 60;

export type CheckAccess = ReturnType<typeof checkAccess>;

/** What a reader has besides a session, as a signed note; nothing for those who have nothing. */
export const checkAccess =
  ({ entitlements, grants, referrersOf, clock, log }: Parts) =>
  async (site: SiteContext, reader: Reader, referrer: string | undefined) => {
    let checked: ReturnType<Grants['add']> | undefined;
    const address = plainAddress(reader.address);
    if (address && (await entitlements.isKnownAddress(site.reads, address)))
      checked = grants.add(reader.grant, { way: 'address', until: fromNow(clock, addressSeconds) });
    const from = referrer ? URL.parse(referrer)?.origin : undefined;
    if (from && (await referrersOf(site)).includes(from)) {
      const grant = { way: 'referrer', site: site.host.id, until: fromNow(clock, referrerSeconds) } as const;
      checked = grants.add(checked?.token ?? reader.grant, grant);
      log.info({ site: site.host.id, referrer: from }, 'a reader was let in for the page that they came from');
    }
    return checked;
  };
