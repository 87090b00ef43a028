import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { success } from '../../../platform/kernel/result.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';
import { relatedArticles, relatedThings } from '../contract.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { FindRelated } from '../use-cases/find-related.ts';

export const answerRelatedArticles = (askedSites: AskedSites, find: FindRelated, siteOfItem: SiteOfItem) =>
  answering(relatedArticles, (request) => answerRelated({ askedSites, find, siteOfItem }, request, 'article'));

export const answerRelatedThings = (askedSites: AskedSites, find: FindRelated, siteOfItem: SiteOfItem) =>
  answering(relatedThings, (request) => answerRelated({ askedSites, find, siteOfItem }, request, request.input.kind));

interface Parts {
  readonly askedSites: AskedSites;
  readonly find: FindRelated;
  readonly siteOfItem: SiteOfItem;
}

async function answerRelated(
  { askedSites, find, siteOfItem }: Parts,
  { input: { id }, site, language, shows }: CallRequest<{ readonly id: Id }>,
  kind: string,
) {
  const owner = await siteOfItem(site, id);
  if (!owner.ok) return owner;
  const sites = await askedSites(site);
  if (!sites.ok) return sites;
  const { hits, available } = await find({ owner: owner.value, sites: sites.value, id, kind, language });
  for (const shown of [id, ...hits.map((hit) => hit.id)]) shows(itemKey(shown));
  return success({ content: [...hits], available });
}
