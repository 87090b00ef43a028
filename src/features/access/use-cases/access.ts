import type { Ground, SitePowers } from '../../../platform/kernel/access.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader } from '../../../platform/ports/access.ts';
import { decideAccess, decidePower } from '../domain/decide-access.ts';
import type { FindGround } from './grounds.ts';

export type PowersOf = (site: number) => Promise<SitePowers | undefined>;

/** A site that is gone is open to nobody. */
const shut: SitePowers = { visitPower: false, downloadPower: false, mediaPermission: true };

export function createAccess(powersOf: PowersOf, findGrounds: readonly FindGround[]): Access {
  const powers = async (site: SiteContext) => (await powersOf(site.target.id)) ?? shut;
  const grounds = async (site: SiteContext, reader: Reader): Promise<readonly Ground[]> =>
    (await Promise.all(findGrounds.map((find) => find(site, reader)))).filter((found) => found !== undefined);

  return {
    async power(site, reader, action) {
      return decidePower(action, await powers(site), await grounds(site, reader));
    },
    async decide(site, reader, subject, action) {
      return decideAccess({ action, subject, site: await powers(site), grounds: await grounds(site, reader) });
    },
  };
}
