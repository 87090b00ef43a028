import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import { getSubjectCategory } from '../contract.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import { relatedArticles, relatedItems, suggest } from '../related.contract.ts';
import type { FindRelated } from '../use-cases/find-related.ts';
import type { SitesToSearch } from '../use-cases/sites-to-search.ts';
import type { CountedSubjects } from '../use-cases/subject-tree.ts';
import type { Suggest } from '../use-cases/suggest.ts';

interface Parts {
  readonly sitesToSearch: SitesToSearch;
  readonly siteOfItem: SiteOfItem;
  readonly findRelated: FindRelated;
  readonly findSuggestions: Suggest;
  readonly subjectsOf: CountedSubjects;
  readonly kinds: Pick<KnownKinds, 'isKnown'>;
}

export function relatedCalls(parts: Parts) {
  const { sitesToSearch, siteOfItem, kinds } = parts;

  async function answerRelated(
    { input: { id }, site, language, shows }: CallRequest<{ readonly id: Id }>,
    kind: string,
  ) {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const sites = await sitesToSearch(site);
    if (!sites.ok) return sites;
    const found = await parts.findRelated({ site, owner: owner.value, sites: sites.value, id, kind, language });
    for (const item of [{ id }, ...found.content]) shows(itemKey(item.id));
    return success(found);
  }

  return [
    answering(relatedArticles, (request) => answerRelated(request, 'article')),
    answering(relatedItems, async (request) => {
      const { kind } = request.input;
      return kinds.isKnown(kind) ? answerRelated(request, kind) : failed(failure('badInput'));
    }),
    answering(suggest, async ({ input: { q: text, scope, slds }, site, language, shows }) => {
      const sites = await sitesToSearch(site, slds);
      if (!sites.ok) return sites;
      shows(frameKey(site.target.id));
      return success(await parts.findSuggestions({ site, sites: sites.value, text, scope, language }));
    }),
    answering(getSubjectCategory, async ({ site, language, shows }) => {
      const tree = await parts.subjectsOf(site);
      shows(frameKey(site.target.id));
      return success(
        tree.map(({ names, ...subject }) => ({
          ...subject,
          name: textFor(names, language, site.target.defaultLanguage),
          names: Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => !!entry[1])),
        })),
      );
    }),
  ];
}
