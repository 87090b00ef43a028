import type { Ground, SitePowers } from '../../../platform/kernel/access.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader } from '../../../platform/ports/access.ts';
import { decideAccess, decidePower, groundsFor } from '../domain/decide-access.ts';
import type { FindGrounds } from './grounds.ts';

/** The site's own journal is what a switch of the whole site is about. */
export type PowersOf = (site: number) => Promise<(SitePowers & { readonly magId?: string | null }) | undefined>;

/** A site that is gone is open to nobody. */
const shut: SitePowers = { visitPower: false, downloadPower: false, mediaPermission: true };

export function createAccess(powersOf: PowersOf, finders: readonly FindGrounds[]): Access {
  /** One request asks about the same reader several times. */
  const found = new WeakMap<Reader, Map<number, Promise<readonly Ground[]>>>();

  const groundsOf = (site: SiteContext, reader: Reader): Promise<readonly Ground[]> => {
    const ofReader = found.get(reader) ?? new Map<number, Promise<readonly Ground[]>>();
    found.set(reader, ofReader);
    const known = ofReader.get(site.target.id);
    const grounds = known ?? Promise.all(finders.map((find) => find(site, reader))).then((all) => all.flat());
    ofReader.set(site.target.id, grounds);
    return grounds;
  };

  return {
    async power(site, reader, action) {
      const powers = (await powersOf(site.target.id)) ?? { ...shut, magId: null };
      const open = decidePower(action, powers, []);
      if (open.allowed) return open;
      return decidePower(
        action,
        powers,
        groundsFor(await groundsOf(site, reader), action, { within: powers.magId ?? null }),
      );
    },
    async decide(site, reader, subject, action) {
      const question = { action, subject, site: (await powersOf(site.target.id)) ?? shut };
      const open = decideAccess({ ...question, grounds: [] });
      return open.allowed ? open : decideAccess({ ...question, grounds: await groundsOf(site, reader) });
    },
  };
}
