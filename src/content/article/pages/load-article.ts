import { type RouterContextProvider, redirect } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { relatedArticles } from '../../../features/discovery/search/related.contract.ts';
import type { getItemStatistics } from '../../../features/discovery/usage/contract.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import type { getHostSite } from '../../../features/sites/site/contract.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { type PageParameters, readPageParameters } from '../../../platform/kernel/page-parameters.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { withParameter } from '../../../platform/shell/href.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { type PageRequest, pageRequest } from '../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../platform/ui/page-url.ts';
import type { findArticleByDoi, getArticle } from '../contract.ts';
import type { ArticleView } from '../parts/article-view.ts';
import { readDoi } from '../parts/doi-fragment.ts';
import { headForMachines } from '../parts/head-for-machines.ts';
import { isAbsent } from '../parts/is-absent.ts';
import type { PartView } from '../parts/part-view.ts';
import { signpostingLinks } from '../parts/signposting.ts';
import type { TombstoneView } from '../parts/tombstone-view.ts';
import { abstractPieces } from './abstract-pieces.ts';
import { partView, tombstoneView } from './other-views.ts';
import { type Article, articleView, type Beside, type Reader } from './view-model.ts';

export type ArticlePageView =
  | { readonly state: 'article'; readonly article: ArticleView }
  | { readonly state: 'part'; readonly part: PartView }
  | { readonly state: 'withdrawn'; readonly paper: TombstoneView }
  | { readonly state: 'find'; readonly unknown: string | null };

const wideAddresses = ['/bigthesisdetails', '/innerbigthesisdetails'];

/** What stands at an article's addresses: the article, one of its parts, what remains of it, or the question which one is meant. */
export async function loadArticle(
  context: Readonly<RouterContextProvider>,
  request: Request,
  doi?: string,
): Promise<ArticlePageView> {
  const page = context.get(pageRequest);
  const site = expectAnswer(await page.call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const url = pageUrl(request);
  const parameters = readPageParameters(url.searchParams);
  const language = page.language ?? site.defaultLanguage;
  const path = url.pathname.toLowerCase().replace(/\/$/, '');
  const reader: Reader = { language, layout: wideAddresses.includes(path) ? 'wide' : 'page' };

  if (doi === undefined && !parameters.columnId) return findByDoi(page, parameters);
  const id = doi === undefined ? parameters.columnId : await idOfDoi(page, doi);
  if (!id || !siteOfId(id)) throw showScreen('noArticle', language);
  const { version } = parameters;
  const found = await page.call<typeof getArticle>(
    'GET /front/front-article/{id}',
    version === undefined ? { id } : { id, version },
  );
  if (isAbsent(found)) throw showScreen('noArticle', language);
  const article = expectAnswer(found);
  if (article.status === 'withdrawn') return { state: 'withdrawn', paper: tombstoneView(article, reader) };
  if (parameters.part !== undefined) return loadPart(page, article, reader, parameters.part);
  return { state: 'article', article: await loadWhole(page, article, reader) };
}

async function loadWhole(page: PageRequest, article: Article, reader: Reader): Promise<ArticleView> {
  const [beside, placed] = await Promise.all([
    loadBeside(page, article.id),
    article.reading.body ? page.placeBody(article.reading.body) : false,
  ]);
  for (const { slot, html } of abstractPieces(article, reader.language)) page.placeHtml(slot, html);
  if (article.version.isNewest) {
    page.placeHtml(headSlot, headForMachines(article, page.origin));
    page.placeLinks(signpostingLinks(article, page.origin));
  }
  const view = articleView(article, reader, beside);
  return placed ? view : { ...view, body: null, outline: [] };
}

async function loadPart(
  page: PageRequest,
  article: Article,
  reader: Reader,
  position: number,
): Promise<ArticlePageView> {
  const part = article.subArticles.find((one) => one.position === position);
  if (!part?.body || !(await page.placeBody(part.body))) throw showScreen('noArticle', reader.language);
  return { state: 'part', part: partView(article, part, reader) };
}

/** An address without an article: a DOI that was typed in leads to its paper. */
async function findByDoi(page: PageRequest, { doi, lang }: PageParameters): Promise<ArticlePageView> {
  if (!doi) return { state: 'find', unknown: null };
  const asked = readDoi(doi);
  const found =
    asked && (await page.call<typeof findArticleByDoi>('GET /front/front-article/findByDoi', { doi: asked }));
  if (!found || isAbsent(found)) return { state: 'find', unknown: doi };
  const { url } = expectAnswer(found);
  throw redirect(lang ? withParameter(url, 'lang', lang) : url);
}

async function idOfDoi(page: PageRequest, doi: string): Promise<string | undefined> {
  const asked = readDoi(doi);
  if (!asked) return undefined;
  const found = await page.call<typeof findArticleByDoi>('GET /front/front-article/findByDoi', { doi: asked });
  return isAbsent(found) ? undefined : expectAnswer(found).id;
}

/** What stands beside an article. A page without it is whole: nothing breaks when the search engine is away. */
async function loadBeside({ call }: PageRequest, id: string): Promise<Beside> {
  const [related, use, citation, comments] = await Promise.all([
    call<typeof relatedArticles>('GET /front/front-article/related', { id }),
    call<typeof getItemStatistics>('GET /front/statistics/item', { id }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id }),
    loadComments(call, id),
  ]);
  return {
    related: related.ok ? related.value.content.map(relatedView) : [],
    usePlot: use.ok ? sinceFirstUse(use.value.months) : [],
    citation: citation.ok ? citationView(citation.value) : null,
    comments,
  };
}

type Hit = OutputOf<typeof relatedArticles>['content'][number];

const relatedView = ({ resName, url, publicationName, year }: Hit) => ({
  title: resName,
  href: url,
  facts: [publicationName, year].filter(Boolean).join(', '),
});

type Months = Beside['usePlot'];

/** The course begins with the first month that had readers. */
function sinceFirstUse(months: Months): Months {
  const first = months.findIndex(({ views, downloads }) => views + downloads > 0);
  return first < 0 ? [] : months.slice(first);
}
