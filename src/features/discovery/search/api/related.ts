import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import { relatedArticles, relatedThings } from '../related.contract.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { FindRelated } from '../use-cases/find-related.ts';

export const answerRelatedArticles = (parts: Parts) =>
  answering(relatedArticles, (request) => answerRelated(parts, request, 'article'));

export const answerRelatedThings = ({ kinds, ...parts }: Parts & { readonly kinds: Pick<KnownKinds, 'isKnown'> }) =>
  answering(relatedThings, async (request) => {
    const { kind } = request.input;
    return kinds.isKnown(kind) ? answerRelated(parts, request, kind) : failed(failure('badInput'));
  });

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
