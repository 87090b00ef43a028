import { answering } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { findBySiteId, findBySld } from '../contract.ts';
import type { Site } from '../domain/site.ts';
import type { SiteFinder } from '../use-cases/site-finder.ts';

export const findSite = (sites: SiteFinder) => [
  answering(findBySld, async ({ input, site, language, shows }) =>
    shown(await sites.bySld(input.sld), [site.host.id, ...site.reads], language, shows),
  ),
  answering(findBySiteId, async ({ input, site, language, shows }) =>
    shown(await sites.byId(input.siteId), [site.host.id, ...site.reads], language, shows),
  ),
];

/** A site that exists but is not this host's business is forbidden rather than unknown. */
function shown(
  site: Site | undefined,
  reachable: readonly number[],
  language: Language,
  shows: (key: string) => void,
): Result<ReturnType<typeof present>, Failure> {
  if (!site) return failed(failure('siteNotFound'));
  if (!reachable.includes(site.id) || site.state === 'forbidden') return failed(failure('siteForbidden'));
  shows(frameKey(site.id));
  return success(present(site, language));
}

const present = (site: Site, language: Language) => ({
  ...site,
  magazineClassification: site.classification,
  keywords: textFor(site.keywords, language, site.defaultLanguage),
  expired: site.state === 'expired',
  sixLanguages: [...site.languages],
  siteIds: [...site.gathers],
  slds: [...site.gatheredSlds],
});
