import { isIP } from 'node:net';
import type { AccessBasis } from '../../../platform/kernel/access.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Reader } from '../../../platform/ports/access.ts';
import type { Entitlements, HeldEntitlement } from './entitlements.ts';
import type { Grants } from './grants.ts';

/** Looks for bases of one origin. The policy takes a list of these; a new one is a new line in it. */
export type FindBases = (site: SiteContext, reader: Reader) => Promise<readonly AccessBasis[]>;

export const memberBasis: FindBases = async (_, { member }) => (member ? [{ kind: 'member' }] : []);

export const referrerBasis =
  (grants: Grants): FindBases =>
  async (site, { grant }) =>
    grants.read(grant).some((one) => one.way === 'referrer' && one.site === site.target.id)
      ? [{ kind: 'referrer' }]
      : [];

const kinds = { account: 'subscription', institution: 'institution', address: 'address' } as const;

const basisOf = ({ by, isTrial, about, until, customer }: HeldEntitlement): AccessBasis => ({
  ...{ kind: isTrial ? 'trial' : kinds[by], about, until, customer },
});

/** What was paid for. Nothing is asked for a visitor who holds no grant: their pages are everyone's. */
export const entitlementBases =
  (entitlements: Entitlements, grants: Grants): FindBases =>
  async (site, { member, grant, address }) => {
    const held = grants.read(grant);
    if (!member && held.length === 0) return [];
    const customers = held.flatMap((one) =>
      one.way === 'institution' && one.site === site.target.id ? [one.customer] : [],
    );
    const bearer = {
      account: member?.id ?? null,
      customers,
      // Where the reader is now counts, not where they were when they asked.
      address: held.some(({ way }) => way === 'address') ? plainAddress(address) : null,
    };
    return (await entitlements.held(site.target.id, bearer)).map(basisOf);
  };

/** An address as networks are written: one of version 4 may come in the clothes of version 6, or with the name of a cable. */
export function plainAddress(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) ? plain : null;
}
