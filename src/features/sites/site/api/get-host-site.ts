import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getHostSite } from '../contract.ts';
import type { SiteFinder } from '../use-cases/site-finder.ts';

export const answerGetHostSite = (sites: SiteFinder) =>
  answering(getHostSite, async ({ site, shows }) => {
    const found = await sites.byId(site.host.id);
    if (!found) return failed(failure('siteNotFound'));
    shows(frameKey(found.id));
    return success({ ...found, magazineClassification: found.classification, sixLanguages: [...found.languages] });
  });
