import type { AccessBasis, SitePowers } from '../../../platform/kernel/access.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader } from '../../../platform/ports/access.ts';
import { basesFor, decideAccess, decidePower } from '../domain/decide-access.ts';
import type { FindBases } from './access-bases.ts';

/** The site's own journal is what a switch of the whole site is about. */
export type PowersOf = (site: number) => Promise<(SitePowers & { readonly magId?: string | null }) | undefined>;

/** A site that is gone is open to nobody. */
const shut: SitePowers = { visitPower: false, downloadPower: false, mediaPermission: true };

export function createAccess(powersOf: PowersOf, finders: readonly FindBases[]): Access {
  /** One request asks about the same reader several times. */
  const found = new WeakMap<Reader, Map<number, Promise<readonly AccessBasis[]>>>();

  const basesOf = (site: SiteContext, reader: Reader): Promise<readonly AccessBasis[]> => {
    const ofReader = found.get(reader) ?? new Map<number, Promise<readonly AccessBasis[]>>();
    found.set(reader, ofReader);
    const known = ofReader.get(site.target.id);
    const bases = known ?? Promise.all(finders.map((find) => find(site, reader))).then((all) => all.flat());
    ofReader.set(site.target.id, bases);
    return bases;
  };

  return {
    async power(site, reader, action) {
      const powers = (await powersOf(site.target.id)) ?? { ...shut, magId: null };
      const open = decidePower(action, powers, []);
      if (open.allowed) return open;
      return decidePower(
        action,
        powers,
        basesFor(await basesOf(site, reader), action, { within: powers.magId ?? null }),
      );
    },
    async decide(site, reader, subject, action) {
      const question = { action, subject, site: (await powersOf(site.target.id)) ?? shut };
      const open = decideAccess({ ...question, bases: [] });
      return open.allowed ? open : decideAccess({ ...question, bases: await basesOf(site, reader) });
    },
  };
}
