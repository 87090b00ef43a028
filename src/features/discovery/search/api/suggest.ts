import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { suggest } from '../related.contract.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { Suggest } from '../use-cases/suggest.ts';

export const answerSuggest = (askedSites: AskedSites, find: Suggest) =>
  answering(suggest, async ({ input, site, language, shows }) => {
    const sites = await askedSites(site, input.slds);
    if (!sites.ok) return sites;
    shows(frameKey(site.target.id));
    return success([...(await find({ site, sites: sites.value, text: input.q, scope: input.scope, language }))]);
  });
