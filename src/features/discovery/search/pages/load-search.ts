import { type RouterContextProvider, redirect } from 'react-router';
import type { GivenTo } from '../../../../platform/contract/endpoint.ts';
import { readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { withParameter } from '../../../../platform/shell/href.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { type PageRequest, pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { getChannelInfo } from '../../../sites/navigation/contract.ts';
import { columnPlace, openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import type { getArticleJumpUrl } from '../../sharing/contract.ts';
import type { advSearch, advSearchClusters, getSubjectCategory } from '../contract.ts';
import type { Scope } from '../domain/search-question.ts';
import { termProblem } from '../domain/term-rule.ts';
import type { subPage } from '../list.contract.ts';
import {
  albumTabOf,
  isFullText,
  questionOf,
  readSearchAddress,
  type SearchAddress,
  textTabOf,
} from '../parts/search-address.ts';
import { type FoundView, foundView, type ListName, type SearchView } from '../parts/search-view.ts';
import { answerOrScreen } from './answer-or-screen.ts';
import { facetsWithin, isOfHumanities } from './humanities-subjects.ts';
import { loadAlbum } from './load-album.ts';

type Question = GivenTo<typeof advSearch>;

const listOf: Readonly<Record<string, ListName>> = {
  '/searchframe': 'results',
  '/unifiedsearch': 'unified',
  '/article': 'papers',
  '/hssarticle': 'humanities',
  '/subpoolarticle': 'pool',
  '/textlist': 'text',
  '/otherslist': 'others',
  '/virtualalbum': 'album',
};

/** Lists show all they have until somebody asks for something; a search asks for its term first. */
const needsTerm = (list: ListName): boolean => list === 'results' || list === 'unified';

/** What any of the search pages shows. */
export async function loadSearch(context: Readonly<RouterContextProvider>, request: Request): Promise<SearchView> {
  const page = context.get(pageRequest);
  const url = pageUrl(request);
  const path = url.pathname.replace(/\/$/, '');
  const list = listOf[path.toLowerCase()] ?? 'results';
  const address = readSearchAddress(url.searchParams);
  const column = list === 'album' || !address.columnId ? null : await columnPlace(await openPage(context, request));
  if (list === 'papers' && !column) await leadToArticle(page, url.searchParams);

  const scope = scopeOf(list, address);
  const fullText = isFullText(list, address);
  const view = {
    list,
    path,
    fullText,
    name: column?.title ?? null,
    scope,
    address,
    facets: address.facets,
    whole: true,
    clusters: [],
    scopes: {},
  };
  const problem = termProblem(address.q);
  if (problem === 'incorrectContent' || (problem && needsTerm(list)))
    return { ...view, answer: { state: 'refused', why: problem } };

  const preset = { ...(column && { channelId: address.columnId }), ...(fullText && { in: 'text' as const }) };
  const question: Question = { ...questionOf(scope, address), ...preset };
  if (list === 'pool') return { ...view, ...(await loadPool(page, question, address.code)) };
  if (list === 'album') return { ...view, ...(await loadAlbum(context, request, question)) };
  if (list === 'humanities') {
    const subjects = await humanitiesOf(page, address.slds);
    if (!subjects) return { ...view, answer: { state: 'broken' }, whole: false };
    if (subjects.length === 0) return { ...view, answer: nothing };
    view.facets = facetsWithin(address.facets, subjects);
    question.facet = [...view.facets];
  }
  const [found, spread] = await Promise.all([
    page.call<typeof advSearch>('GET /front/advSearch', question),
    page.call<typeof advSearchClusters>('GET /front/advSearch/clusters', question),
  ]);
  const answer = answerOrScreen(found, page.language);
  // Counts that could not be made are not nought.
  if (!spread.ok || spread.value.reduced) return { ...view, answer, whole: false };
  const { clusters, scopes, people } = spread.value;
  return { ...view, preset, answer, clusters, scopes, people, whole: answer.state === 'found' && !answer.reduced };
}

/** An article that is named is shown at its own address. */
async function leadToArticle({ call }: PageRequest, query: URLSearchParams): Promise<void> {
  const { columnId, lang } = readPageParameters(query);
  const id = columnId ?? readPageParameters(new URLSearchParams({ columnId: query.get('id') ?? '' })).columnId;
  if (!id) return;
  const target = await call<typeof getArticleJumpUrl>('GET /front/front-article/getJumpUrl', { id });
  // A channel of the navigation leads to the list.
  if (!target.ok && (await call<typeof getChannelInfo>('GET /front/channel/info', { channelId: id })).ok) return;
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  if (!target.ok) throw showScreen('noArticle', lang ?? site.defaultLanguage);
  throw redirect(lang ? withParameter(target.value.url, 'lang', lang) : target.value.url, 301);
}

function scopeOf(list: ListName, address: SearchAddress): Scope {
  const { scope } = address;
  if (list === 'text') return textTabOf(address) === 'text' ? 'thesis' : (textTabOf(address) as Scope);
  if (list === 'album') return albumTabOf(address) === 'experts' ? 'others' : (albumTabOf(address) as Scope);
  if (list === 'others') return 'others';
  return needsTerm(list) ? scope : 'thesis';
}

async function loadPool({ call, language }: PageRequest, question: Question, code: string) {
  const [found, spread] = await Promise.all([
    call<typeof subPage>('GET /front/sub/page', { ...question, code }),
    call<typeof advSearchClusters>('GET /front/advSearch/clusters', { ...question, code }),
  ]);
  if (!found.ok) return { answer: answerOrScreen(found, language), whole: false };
  const { pool, reduced } = found.value;
  if (pool === null) throw showScreen('notFound', language ?? 'zh');
  const answer = foundView(found.value);
  if (!spread.ok || spread.value.reduced) return { name: pool.name, answer, whole: false };
  return { name: pool.name, answer, clusters: spread.value.clusters, whole: !reduced };
}

/** Subjects of the humanities as choices; null where nobody could say which there are. */
async function humanitiesOf({ call, language }: PageRequest, slds: string): Promise<string[] | null> {
  const own = await call<typeof getSubjectCategory>('GET /front/front-category/getSubjectCategory', {});
  if (!own.ok) return null;
  if (own.value.length > 0) return own.value.filter(isOfHumanities).map(({ id }) => `subject:${id}`);
  // A portal has no subjects of its own: those of the papers that it gathers.
  const spread = await call<typeof advSearchClusters>('GET /front/advSearch/clusters', {
    more: ['subject'],
    ...(slds && { slds }),
  });
  if (!spread.ok) answerOrScreen(spread, language);
  if (!spread.ok || spread.value.reduced) return null;
  const gathered = spread.value.clusters.find(({ name }) => name === 'subject')?.values ?? [];
  return gathered
    .filter(({ label }) => isOfHumanities({ code: label, names: {} }))
    .map(({ value }) => `subject:${value}`);
}

const nothing: FoundView = {
  state: 'found',
  content: [],
  totalElements: 0,
  totalIsLowerBound: false,
  totalPages: 0,
  page: 0,
  size: 0,
  cursor: null,
  milliseconds: 0,
  reduced: false,
  notes: [],
};
