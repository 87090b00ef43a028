import type { RouterContextProvider } from 'react-router';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import type { getChannelInfo } from '../../../features/sites/navigation/contract.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getNews } from '../contract.ts';
import { newsJsonLd } from '../parts/news-json-ld.ts';
import type { News, NewsView } from '../parts/news-view.ts';
import { type WithdrawnView, withdrawnView } from '../parts/withdrawn-view.ts';

export type NewsPageView =
  | { readonly state: 'news'; readonly news: NewsView; readonly comments: CommentsView | null }
  | { readonly state: 'withdrawn'; readonly thing: WithdrawnView };

/** One piece of news, whichever address shows it. */
export async function loadNews(context: Readonly<RouterContextProvider>, request: Request): Promise<NewsPageView> {
  const page = await openPage(context, request);
  const { placeBody, placeHtml } = context.get(pageRequest);
  const { call, language, origin, parameters, say } = page;
  const { columnId: id } = parameters;
  const found = id && siteOfId(id) ? await call<typeof getNews>('GET /front/front-news/{id}', { id }) : undefined;
  if (!found?.ok) throw showScreen('notFound', language);
  const withdrawn = withdrawnView(found.value, say);
  if (withdrawn) return { state: 'withdrawn', thing: withdrawn };
  const [path, isPlaced, comments] = await Promise.all([
    pathOf(page, found.value.channelId),
    found.value.body ? placeBody(found.value.body.sha256) : false,
    loadComments(call, found.value.id),
  ]);
  const news = newsView(found.value, path, isPlaced, say);
  placeHtml(headSlot, jsonLdScript(newsJsonLd(news, { origin, publisher: found.value.source })));
  return { state: 'news', news, comments };
}

/** A piece of another site has no place in this one's navigation. */
async function pathOf({ call, say, site }: OpenPage, channelId: string | null): Promise<NewsView['path']> {
  if (!channelId || siteOfId(channelId) !== site.id) return [];
  const found = await call<typeof getChannelInfo>('GET /front/channel/info', { channelId });
  return found.ok
    ? [...found.value.ancestors, found.value].map(({ names, target }) => ({
        name: say(names),
        href: target?.href ?? null,
      }))
    : [];
}

const newsView = (news: News, path: NewsView['path'], isPlaced: boolean, say: OpenPage['say']): NewsView => ({
  id: news.id,
  type: news.type,
  publishDate: news.publishDate,
  source: news.source,
  link: news.link,
  body: isPlaced ? news.body : null,
  visits: news.visits,
  title: news.resName,
  url: news.url,
  summary: news.summary,
  cover: news.cover && fileAddress(news.cover),
  authors: news.authors.map(({ names }) =>
    say(Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]))),
  ),
  files: news.files.map(({ id, name, labels, bytes }) => ({
    name: say(labels) || name,
    href: storedFileAddress(id),
    bytes,
  })),
  previous: news.previous,
  next: news.next,
  related: news.related,
  path,
});
