import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { success } from '../../../platform/kernel/result.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { relatedArticles } from '../contract.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { FindRelated } from '../use-cases/find-related.ts';

export const answerRelatedArticles = (askedSites: AskedSites, find: FindRelated, siteOfItem: SiteOfItem) =>
  answering(relatedArticles, async ({ input: { id }, site, language, shows }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const sites = await askedSites(site);
    if (!sites.ok) return sites;
    const { hits, available } = await find({ owner: owner.value, sites: sites.value, id, language });
    for (const shown of [id, ...hits.map((hit) => hit.id)]) shows(itemKey(shown));
    return success({ content: [...hits], available });
  });
