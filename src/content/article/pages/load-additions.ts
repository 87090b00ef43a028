import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { relatedArticles } from '../../../features/discovery/search/related.contract.ts';
import type { getItemStatistics } from '../../../features/discovery/usage/contract.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import type { Call } from '../../../platform/contract/call.ts';
import type { Additions } from '../parts/article-view.ts';

/** What other calls say about an article. A page without it is whole: nothing breaks when the search engine is away. */
export async function loadAdditions(call: Call, id: string): Promise<Additions> {
  const [related, use, citation, comments] = await Promise.all([
    call<typeof relatedArticles>('GET /front/front-article/related', { id }),
    call<typeof getItemStatistics>('GET /front/statistics/item', { id }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id, kind: 'article' }),
    loadComments(call, id),
  ]);
  const papers = related.ok ? related.value.content : [];
  return {
    related: papers.map(({ resName, integrity, url, publicationName, year }) => ({
      title: resName,
      integrity,
      href: url,
      facts: [publicationName, year].filter(Boolean).join(', '),
    })),
    usePlot: use.ok ? sinceFirstUse(use.value.months) : [],
    citation: citation.ok ? citationView(citation.value) : null,
    comments,
  };
}

type Months = Additions['usePlot'];

/** The course begins with the first month that had readers. */
function sinceFirstUse(months: Months): Months {
  const first = months.findIndex(({ views, downloads }) => views + downloads > 0);
  return first < 0 ? [] : months.slice(first);
}
