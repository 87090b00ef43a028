import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../../platform/ports/edge-cache.ts';
import { expertArticles } from '../contract.ts';
import { type ListSort, newsTabs, type Wanted } from '../domain/list-query.ts';
import { presentHit } from '../domain/present-hit.ts';
import { shownDocument } from '../domain/stored-hit.ts';
import { albumList, getHomeNewsList, type ListPage, listItems, topicResList, vodResList } from '../list.contract.ts';
import type { AskedSites } from '../use-cases/asked-sites.ts';
import type { FindExpertPapers } from '../use-cases/expert-papers.ts';
import type { ListItems } from '../use-cases/list-items.ts';

export interface ListCalls {
  readonly list: ListItems;
  readonly askedSites: AskedSites;
  readonly siteOfItem: SiteOfItem;
  /** What a list shows that names no kinds. */
  readonly comingOut: readonly string[];
}

interface PageInput {
  readonly page: number;
  readonly size: number;
  readonly sort?: ListSort;
  readonly slds?: string | undefined;
}

interface Asked extends Omit<Wanted, 'sort' | 'page' | 'size'> {
  readonly channel?: Id | undefined;
  readonly collection?: Id | undefined;
}

type Request = Pick<CallRequest<PageInput>, 'input' | 'site' | 'language' | 'shows'>;

/** The page that a call asks for. A channel, journal or collection that it names decides whose things are listed. */
async function answerPage(
  { list, askedSites, siteOfItem }: ListCalls,
  { input, site: asking, language, shows }: Request,
  { channel, collection, ...asked }: Asked,
): Promise<Result<ListPage & { letters: string[] }, Failure>> {
  const named = collection ?? channel ?? asked.under;
  const owner = named ? await siteOfItem(asking, named) : success(asking);
  if (!owner.ok) return owner;
  const sites = await askedSites(owner.value, input.slds);
  if (!sites.ok) return sites;
  const { page, size, sort = 'publishDate' } = input;
  const found = await list({
    ...{ site: owner.value, sites: sites.value, language, channel, collection },
    wanted: { ...asked, sort, page, size },
  });
  if (!found.ok) return found;
  const { hits, total, totalIsLowerBound, totalPages, letters } = found.value;
  shows(frameKey(owner.value.target.id));
  if (collection) shows(itemKey(collection));
  for (const { id } of hits) shows(itemKey(id));
  return success({
    content: [...hits],
    totalElements: total,
    ...{ totalIsLowerBound, totalPages, page, size, letters: [...letters] },
  });
}

export const answerListItems = (calls: ListCalls) =>
  answering(listItems, (request) => {
    const { kinds, channelId, newsDataType, library, letter, journalId, collectionId } = request.input;
    return answerPage(calls, request, {
      // What a collection holds may be of any kind.
      kinds: kinds ?? (collectionId ? [] : calls.comingOut),
      ...{ newsTypes: newsDataType, library, letter, under: journalId ?? null },
      ...{ channel: channelId, collection: collectionId },
    });
  });

export const answerGetHomeNewsList = (calls: ListCalls) =>
  answering(getHomeNewsList, async (request) => {
    const { newsDataType, channelId } = request.input;
    const types = newsDataType && newsDataType.length > 0 ? newsDataType : newsTabs;
    const tabs = await Promise.all(
      types.map(async (type) => ({
        type,
        page: await answerPage(calls, request, { kinds: ['news'], newsTypes: [type], channel: channelId }),
      })),
    );
    const answered = [];
    for (const { type, page } of tabs) {
      if (!page.ok) return page;
      answered.push({ ...page.value, newsDataType: type });
    }
    return success({ tabs: answered });
  });

export const answerAlbumList = (calls: ListCalls) =>
  answering(albumList, (request) => answerPage(calls, request, { kinds: ['album'] }));

export const answerTopicResList = (calls: ListCalls) =>
  answering(topicResList, (request) =>
    answerPage(calls, request, { kinds: request.input.kinds ?? [], collection: request.input.topicId }),
  );

export const answerVodResList = (calls: ListCalls) =>
  answering(vodResList, (request) => {
    const { type } = request.input;
    return answerPage(calls, request, { kinds: type ? [type] : ['audio', 'video'] });
  });

export const answerExpertArticles = (find: FindExpertPapers, siteOfItem: SiteOfItem) =>
  answering(expertArticles, async ({ input: { expertId, page, size }, site: asking, language, shows }) => {
    const owner = await siteOfItem(asking, expertId);
    if (!owner.ok) return owner;
    const found = await find(owner.value, expertId, { page, size });
    if (!found) return failed(failure('notFound'));
    for (const shown of [expertId, ...found.papers.map(({ id }) => id)]) shows(itemKey(shown));
    const reader = { language, siteLanguage: owner.value.target.defaultLanguage };
    return success({
      content: found.papers.map((paper) =>
        presentHit(
          { id: paper.id, site: paper.site, kind: paper.kind, shown: shownDocument(paper), marked: {}, matched: [] },
          reader,
        ),
      ),
      totalElements: found.total,
      totalIsLowerBound: found.totalIsLowerBound,
      totalPages: Math.ceil(found.total / size),
      page,
      size,
    });
  });
