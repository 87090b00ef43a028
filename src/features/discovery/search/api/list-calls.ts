import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import { expertArticles } from '../contract.ts';
import { newsTabs, type Wanted } from '../domain/list-query.ts';
import { foundInDatabase, presentHit } from '../domain/present-hit.ts';
import { albumList, getHomeNewsList, listItems, topicResList, vodResList } from '../list.contract.ts';
import type { SearchStore } from '../store/postgres-search.ts';
import type { ListItems } from '../use-cases/list-items.ts';
import type { SitesToSearch } from '../use-cases/sites-to-search.ts';

interface Parts {
  readonly list: ListItems;
  readonly store: Pick<SearchStore, 'expertPapers'>;
  readonly sitesToSearch: SitesToSearch;
  readonly siteOfItem: SiteOfItem;
}

interface PageInput {
  readonly page: number;
  readonly size: number;
  readonly sort?: { readonly by: Wanted['sort']; readonly direction?: Wanted['direction'] } | undefined;
  readonly slds?: string | undefined;
}

interface Selection extends Omit<Wanted, 'sort' | 'direction' | 'page' | 'size'> {
  readonly channel?: Id | undefined;
  readonly collection?: Id | undefined;
}

export function listCalls({ list, store, sitesToSearch, siteOfItem }: Parts) {
  /** One page of a list. A channel, journal or collection that is named decides whose items are listed. */
  async function answerPage(
    { input, site: asking, language, shows }: Pick<CallRequest<PageInput>, 'input' | 'site' | 'language' | 'shows'>,
    { channel, collection, ...selection }: Selection,
  ) {
    const named = collection ?? channel ?? selection.under;
    const owner = named ? await siteOfItem(asking, named) : success(asking);
    if (!owner.ok) return owner;
    const site = owner.value;
    const sites = await sitesToSearch(site, input.slds);
    if (!sites.ok) return sites;
    const { page, size, sort } = input;
    const order = {
      sort: sort?.by ?? (channel ? ('column' as const) : ('publishDate' as const)),
      direction: sort?.direction,
    };
    const wanted = { ...selection, ...order, page, size };
    const found = await list({ site, sites: sites.value, language, channel, collection, wanted });
    if (!found.ok) return found;
    shows(frameKey(site.target.id));
    if (collection) shows(itemKey(collection));
    if (channel) shows(itemKey(channel));
    for (const { id } of found.value.content) shows(itemKey(id));
    return success({ ...found.value, page, size });
  }

  return [
    answering(listItems, (request) => {
      const { kinds, channelId, newsDataType, library, letter, journalId, collectionId } = request.input;
      return answerPage(request, {
        kinds: kinds ?? [],
        newsTypes: newsDataType,
        library,
        letter,
        under: journalId ?? null,
        channel: channelId,
        collection: collectionId,
      });
    }),
    answering(getHomeNewsList, async (request) => {
      const { newsDataType, channelId } = request.input;
      const types = newsDataType && newsDataType.length > 0 ? newsDataType : newsTabs;
      const pages = await Promise.all(
        types.map(async (type) => ({
          type,
          page: await answerPage(request, { kinds: ['news'], newsTypes: [type], channel: channelId }),
        })),
      );
      const tabs = [];
      for (const { type, page } of pages) {
        if (!page.ok) return page;
        tabs.push({ ...page.value, newsDataType: type });
      }
      return success({ tabs });
    }),
    answering(albumList, (request) => answerPage(request, { kinds: ['album'] })),
    answering(topicResList, (request) =>
      answerPage(request, { kinds: request.input.kinds ?? [], collection: request.input.topicId }),
    ),
    answering(vodResList, (request) => {
      const { type } = request.input;
      return answerPage(request, { kinds: type ? [type] : ['audio', 'video'] });
    }),
    answering(expertArticles, async ({ input: { expertId, page, size }, site: asking, language, shows }) => {
      const owner = await siteOfItem(asking, expertId);
      if (!owner.ok) return owner;
      const found = await store.expertPapers(owner.value, expertId, { page, size });
      if (!found) return failed(failure('notFound'));
      const { papers, ...totals } = found;
      for (const id of [expertId, ...papers.map((paper) => paper.id)]) shows(itemKey(id));
      const reader = { language, siteLanguage: owner.value.target.defaultLanguage };
      return success({
        ...totals,
        content: papers.map((paper) => presentHit(foundInDatabase(paper), reader)),
        totalPages: Math.ceil(totals.totalElements / size),
        page,
        size,
      });
    }),
  ];
}
