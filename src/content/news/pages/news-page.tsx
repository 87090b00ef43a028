import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import type { getChannelInfo } from '../../../features/sites/navigation/contract.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getNews } from '../contract.ts';
import { withdrawnTitle, withdrawnView } from '../parts/item-view.ts';
import { NewsDetail } from '../parts/news-detail.tsx';
import { newsJsonLd, newsView } from '../parts/news-view.ts';
import { Withdrawn } from '../parts/withdrawn.tsx';
import type { Route } from './+types/news-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { placeBody, placeHtml } = context.get(pageRequest);
  const { call, language, origin, parameters } = page;
  const { columnId: id } = parameters;
  const found = id && siteOfId(id) ? await call<typeof getNews>('GET /front/front-news/{id}', { id }) : undefined;
  if (!found?.ok) throw showScreen('notFound', language);
  const withdrawn = withdrawnView(found.value, language);
  if (withdrawn) return { state: 'withdrawn' as const, item: withdrawn };
  const [path, isPlaced, comments] = await Promise.all([
    pathOf(page, found.value.channelId),
    found.value.body ? placeBody(found.value.body.sha256) : false,
    loadComments(call, found.value.id),
  ]);
  const news = newsView(found.value, path, isPlaced, page);
  placeHtml(headSlot, jsonLdScript(newsJsonLd(news, origin)));
  return { state: 'news' as const, news, comments };
}

/** A piece of another site has no place in this one's navigation. */
async function pathOf({ call, say, site }: OpenPage, channelId: string | null) {
  if (!channelId || siteOfId(channelId) !== site.id) return [];
  const found = await call<typeof getChannelInfo>('GET /front/channel/info', { channelId });
  if (!found.ok) return [];
  return [...found.value.ancestors, found.value].map(({ names, target }) => ({
    name: say(names),
    href: target?.href ?? null,
  }));
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  if (!view) return [];
  if (view.state === 'withdrawn') return withdrawnTitle(matches, view.item);
  const { title, url, summary, cover } = view.news;
  return pageTitle(matches, title, { canonical: url, description: summary, picture: cover, type: 'article' });
};

/** /newsInfo, /academicDetail, /newScienceDetail: one piece of news. */
export default function NewsPage({ loaderData: view }: Route.ComponentProps) {
  if (view.state === 'withdrawn') return <Withdrawn item={view.item} />;
  return <NewsDetail news={view.news} comments={view.comments} />;
}
