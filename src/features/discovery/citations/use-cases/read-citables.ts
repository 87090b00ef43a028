import type { Citable } from '../../../../platform/kernel/citable.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { CitableStore, Cited } from '../store/postgres-citables.ts';

/** Finds the site under which an item may be read, or says why it may not. */
export type FindOwner = (site: SiteContext, id: Id) => Promise<Result<SiteContext, Failure>>;
export type ReadCitables = ReturnType<typeof readCitables>;

/**
 * What can be cited of a list, in its order, whichever of the host's sites it belongs to. What is gone or another's is left out;
 * when nothing is left the first refusal says why. `originOf` answers `https://` and the host of a site.
 */
export const readCitables =
  (store: CitableStore, findOwner: FindOwner, originOf: (site: number) => Promise<string | undefined>) =>
  async (site: SiteContext, ids: readonly Id[], cited?: Cited): Promise<Result<readonly Citable[], Failure>> => {
    const unique = [...new Set(ids)];
    const bySite = Map.groupBy(unique, (id) => siteOfId(id) ?? 0);
    const answers = await Promise.all([...bySite.values()].map((own) => readOfOne(site, own)));
    const found = new Map(answers.flatMap((one) => (one.ok ? one.value.map((citable) => [citable.id, citable]) : [])));
    const citables = unique.flatMap((id) => found.get(id) ?? []);
    if (citables.length > 0) return success(citables);
    const refused = answers.find((one) => !one.ok && one.failure.code === 'siteForbidden');
    return refused ?? failed(failure('noCitation'));

    async function readOfOne(host: SiteContext, own: readonly Id[]): Promise<Result<Citable[], Failure>> {
      const [first = ''] = own;
      const owner = await findOwner(host, first);
      if (!owner.ok) return owner;
      const origin = await originOf(siteOfId(first) ?? 0);
      const read = await store.read(owner.value, own, cited);
      return success(read.map((citable) => ({ ...citable, url: addressOf(citable, origin) })));
    }
  };

/** A DOI lasts longer than a site's own address. */
function addressOf({ doi, url }: Citable, origin: string | undefined): string | null {
  if (doi) return `https://doi.org/${encodeURI(doi)}`;
  return url && origin ? origin + url : null;
}
