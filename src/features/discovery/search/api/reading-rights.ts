import type { Access, Reader } from '../../../../platform/ports/access.ts';
import type { ReadingRights } from '../domain/search-question.ts';

/** Of more sites than this nobody asks one by one who may read there. */
const mostSites = 50;

/** What a reader may read in full at the sites that are searched. Visitors without a grant have the same everywhere, so that their answers can be shared. */
export async function rightsOf(
  access: Pick<Access, 'reading'>,
  sites: readonly number[],
  reader: Reader,
): Promise<ReadingRights | undefined> {
  if (sites.length > mostSites) return undefined;
  const rights = await Promise.all(sites.map(async (site) => ({ site, may: await access.reading(site, reader) })));
  return {
    sites: rights.flatMap(({ site, may }) => (may === 'all' ? [site] : [])),
    journals: rights.flatMap(({ may }) => (may === 'all' ? [] : may)),
  };
}
