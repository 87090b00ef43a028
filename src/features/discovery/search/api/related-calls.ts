import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import { getSubjectCategory } from '../contract.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import { relatedArticles, relatedThings, suggest } from '../related.contract.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { FindRelated } from '../use-cases/find-related.ts';
import type { CountedSubjects } from '../use-cases/subject-tree.ts';
import type { Suggest } from '../use-cases/suggest.ts';

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

export const answerSuggest = (askedSites: AskedSites, find: Suggest) =>
  answering(suggest, async ({ input, site, language, shows }) => {
    const sites = await askedSites(site, input.slds);
    if (!sites.ok) return sites;
    shows(frameKey(site.target.id));
    return success([...(await find({ site, sites: sites.value, text: input.q, scope: input.scope, language }))]);
  });

export const answerGetSubjectCategory = (subjects: CountedSubjects) =>
  answering(getSubjectCategory, async ({ site, language, shows }) => {
    const tree = await subjects(site);
    shows(frameKey(site.target.id));
    return success(
      tree.map(({ names, ...subject }) => ({
        ...subject,
        name: textFor(names, language, site.target.defaultLanguage),
        names: Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => !!entry[1])),
      })),
    );
  });
