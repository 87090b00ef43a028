import { isIP } from 'node:net';
import type { AccessBasis, SitePowers } from '../../../platform/kernel/access.ts';
import type { Access, DecideReading, Reader } from '../../../platform/ports/access.ts';
import type { CustomerOf } from '../../../platform/ports/usage.ts';
import { basesFor, decideAccess, decidePower } from '../domain/decide-access.ts';
import type { Entitlements, HeldEntitlement } from '../store/postgres-entitlements.ts';
import type { KeptFiles } from '../store/postgres-kept-files.ts';
import type { Grants } from './grants.ts';

/** The site's own journal is what a switch of the whole site is about. */
export type PowersOf = (site: number) => Promise<(SitePowers & { readonly magId?: string | null }) | undefined>;

/** A site that is gone is open to nobody. */
const shut: SitePowers = { visitPower: false, downloadPower: false, mediaPermission: true };

export function createAccess(powersOf: PowersOf, entitlements: Entitlements, grants: Grants): Access {
  /** One request asks about the same reader several times. */
  const found = new WeakMap<Reader, Map<number, Promise<readonly AccessBasis[]>>>();

  const basesOf = (site: number, reader: Reader): Promise<readonly AccessBasis[]> => {
    const ofReader = found.get(reader) ?? new Map<number, Promise<readonly AccessBasis[]>>();
    found.set(reader, ofReader);
    const bases = ofReader.get(site) ?? findBases(site, reader, entitlements, grants);
    ofReader.set(site, bases);
    return bases;
  };

  return {
    async power(site, reader, action) {
      const powers = (await powersOf(site.target.id)) ?? { ...shut, magId: null };
      const open = decidePower(action, powers, []);
      if (open.allowed) return open;
      const bases = basesFor(await basesOf(site.target.id, reader), action, { within: powers.magId ?? null });
      return decidePower(action, powers, bases);
    },
    async reading(site, reader) {
      const powers = (await powersOf(site)) ?? shut;
      if (decidePower('read', powers, []).allowed) return 'all';
      const abouts = (await basesOf(site, reader)).map(({ about }) => about ?? null);
      return abouts.includes(null) ? 'all' : abouts.filter((about) => about !== null);
    },
    async decide(site, reader, subject, action) {
      const question = { action, subject, site: (await powersOf(site.target.id)) ?? shut };
      const open = decideAccess({ ...question, bases: [] });
      return open.allowed ? open : decideAccess({ ...question, bases: await basesOf(site.target.id, reader) });
    },
    async library({ target: { id: site } }, { grant, address }) {
      const held = grants.read(grant);
      const at = held.find((one) => one.way === 'institution' && one.site === site);
      const plain = held.some(({ way }) => way === 'address') ? plainAddress(address) : null;
      const customer = at?.way === 'institution' ? at.customer : plain && (await entitlements.customerAt(site, plain));
      return customer ? entitlements.systems(site, customer) : null;
    },
  };
}

/** What was paid for, being a member, and having come from a page that the site trusts. A further kind of basis joins the list here. */
async function findBases(
  site: number,
  { member, grant, address }: Reader,
  entitlements: Entitlements,
  grants: Grants,
): Promise<readonly AccessBasis[]> {
  const held = grants.read(grant);
  // A visitor without a grant needs no query: their pages are everyone's.
  if (!member && held.length === 0) return [];
  const paid = await entitlements.held(site, {
    account: member?.id ?? null,
    customers: held.flatMap((one) => (one.way === 'institution' && one.site === site ? [one.customer] : [])),
    // The reader's current network counts, not the one at the time of the request.
    address: held.some(({ way }) => way === 'address') ? plainAddress(address) : null,
  });
  const isReferred = held.some((one) => one.way === 'referrer' && one.site === site);
  return [
    ...paid.map(basisOf),
    ...(member ? [{ kind: 'member' as const }] : []),
    ...(isReferred ? [{ kind: 'referrer' as const }] : []),
  ];
}

/** Whose reader somebody is, for the counts: a login at the institution says it better than an address. */
export const customerOf =
  (entitlements: Pick<Entitlements, 'customerAt'>, grants: Grants): CustomerOf =>
  async (site, { grant, address }) => {
    for (const one of grants.read(grant)) if (one.way === 'institution' && one.site === site) return one.customer;
    const plain = plainAddress(address);
    return plain ? entitlements.customerAt(site, plain) : null;
  };

const kinds = { account: 'subscription', institution: 'institution', address: 'address' } as const;

const basisOf = ({ by, isTrial, about, until, customer }: HeldEntitlement): AccessBasis => ({
  kind: isTrial ? 'trial' : kinds[by],
  about,
  until,
  customer,
});

/** An address as networks are written: one of version 4 may come written as version 6, or with the name of a network interface. */
export function plainAddress(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) ? plain : null;
}

/** Asked for numbers, so that a database in trouble costs a reason and not the count. */
export const decideReading =
  (access: Access, kept: Pick<KeptFiles, 'subject'>): DecideReading =>
  async (site, reader, item) => {
    const subject = await kept.subject(site, item).catch(() => null);
    if (!subject) return undefined;
    return access.decide(site, reader, subject, subject.media ? 'play' : 'read').catch(() => undefined);
  };
