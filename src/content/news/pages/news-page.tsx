import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { NewsShown } from '../parts/news-shown.tsx';
import { Withdrawn } from '../parts/withdrawn.tsx';
import type { Route } from './+types/news-page';
import { loadNews, type NewsPageView } from './load-news.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNews(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const view = loaderData as NewsPageView | undefined;
  if (!view) return [];
  if (view.state === 'withdrawn')
    return [
      ...pageTitle(matches, view.thing.title, { canonical: view.thing.url }),
      { name: 'robots', content: 'noindex, follow' },
    ];
  const { title, url, summary, cover } = view.news;
  return pageTitle(matches, title, { canonical: url, description: summary, picture: cover, type: 'article' });
};

/** /newsInfo, /academicDetail, /newScienceDetail: one piece of news. */
export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const view = loaderData as NewsPageView;
  if (view.state === 'withdrawn') return <Withdrawn thing={view.thing} />;
  return <NewsShown news={view.news} comments={view.comments} />;
}
