import './article-body.css';
import './article-print.css';
import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import type { DeferredHydrationHandle } from '../../../platform/ui/deferred-hydration.ts';
import { ArticleShown } from '../parts/article-shown.tsx';
import { FindByDoi } from '../parts/find-by-doi.tsx';
import { PartShown } from '../parts/part-shown.tsx';
import { Tombstone } from '../parts/tombstone.tsx';
import type { Route } from './+types/article-page';
import { type ArticlePageView, loadArticle } from './load-article.ts';

/** The address after `/article/doi/` is the DOI, slashes included. */
export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadArticle(context, request, (params as { '*'?: string })['*']);

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const view = loaderData as ArticlePageView | undefined;
  if (!view) return [];
  if (view.state === 'find') return [...pageTitle(matches, sayInHead(matches)('article.find.title')), noIndex];
  if (view.state === 'withdrawn') {
    const { title, url } = view.paper;
    return [...pageTitle(matches, title.text, { canonical: url }), noIndex];
  }
  if (view.state === 'part') {
    const { title, paper } = view.part;
    return pageTitle(matches, title?.text ?? paper.title.text, { canonical: paper.url });
  }
  const { title, url, version, summary, graphicAbstract } = view.article;
  const card = { canonical: url, description: summary, picture: graphicAbstract, type: 'article' } as const;
  return [...pageTitle(matches, title.text, card), ...(version.isNewest ? [] : [noIndex])];
};

/** A paper can be read before any script has run. The question which paper is meant is answered by one. */
export const handle: DeferredHydrationHandle = {
  isDeferred: (view) => (view as ArticlePageView | undefined)?.state !== 'find',
};

const noIndex = { name: 'robots', content: 'noindex, follow' };

/** /thesisDetails, /article/doi/…, /bigThesisDetails, /innerBigThesisDetails. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const view = loaderData as ArticlePageView;
  if (view.state === 'find') return <FindByDoi unknown={view.unknown} />;
  if (view.state === 'withdrawn') return <Tombstone paper={view.paper} />;
  if (view.state === 'part') return <PartShown part={view.part} />;
  return <ArticleShown article={view.article} />;
}
