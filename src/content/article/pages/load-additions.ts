import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { relatedArticles } from '../../../features/discovery/search/related.contract.ts';
import type { getItemStatistics } from '../../../features/discovery/usage/contract.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import type { Call } from '../../../platform/contract/call.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Additions } from '../parts/article-view.ts';

/** What other calls say about an article. Nothing breaks when the search engine is away. */
export async function loadAdditions(call: Call, id: string): Promise<Additions> {
  const [related, use, citation, comments] = await Promise.all([
    call<typeof relatedArticles>('GET /front/front-article/related', { id }),
    call<typeof getItemStatistics>('GET /front/statistics/item', { id }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id, kind: 'article' }),
    loadComments(call, id),
  ]);
  return {
    related: related.ok && related.value.available ? related.value.content.map(relatedView) : null,
    usePlot: use.ok ? sinceFirstUse(use.value.months) : [],
    citation: citation.ok ? citationView(citation.value) : null,
    comments,
  };
}

const relatedView = ({
  resName,
  integrity,
  url,
  publicationName,
  year,
}: OutputOf<typeof relatedArticles>['content'][number]) => ({
  title: resName,
  integrity,
  href: url,
  facts: [publicationName, year].filter(Boolean).join(', '),
});

type Months = Additions['usePlot'];

/** The course begins with the first month that had readers. */
function sinceFirstUse(months: Months): Months {
  const first = months.findIndex(({ views, downloads }) => views + downloads > 0);
  return first < 0 ? [] : months.slice(first);
}
