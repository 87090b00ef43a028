import { countedView } from '../../../platform/shell/counted-use.ts';
import './article-body.css';
import './article-print.css';
import { data, type MetaDescriptor } from 'react-router';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { isInner } from '../../../platform/kernel/inner-address.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import { titleWithState } from '../../../platform/shell/retracted-title.tsx';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { writeReferenceData } from '../../../platform/ui/behaviour/reading/references/reference-data.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import box from '../../../platform/ui/box.module.css';
import type { DeferredHydrationHandle } from '../../../platform/ui/deferred-hydration.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import layout from '../../../platform/ui/layout.module.css';
import { type PageRequest, pageRequest } from '../../../platform/ui/page-context.ts';
import text from '../../../platform/ui/text.module.css';
import { unkept } from '../../../platform/ui/unkept.ts';
import type { Article, getArticle } from '../contract.ts';
import { abstractPieces } from '../parts/abstract-pieces.ts';
import { Abstracts } from '../parts/abstracts.tsx';
import styles from '../parts/article-detail.module.css';
import { ArticleEnd } from '../parts/article-end.tsx';
import { ArticleHead } from '../parts/article-head.tsx';
import { ArticleText } from '../parts/article-text.tsx';
import { type Additions, type ArticleView, articleView, type Reader } from '../parts/article-view.ts';
import { figuresTab } from '../parts/figure-strip.tsx';
import { FiguresOnly, figuresView } from '../parts/figures-only.tsx';
import { FindByDoi } from '../parts/find-by-doi.tsx';
import { headForMachines } from '../parts/head-for-machines.ts';
import { IntegrityBanner } from '../parts/integrity-banner.tsx';
import { isAbsent } from '../parts/is-absent.ts';
import { Outline } from '../parts/outline.tsx';
import { Rail } from '../parts/rail.tsx';
import { ReadingBar } from '../parts/reading-bar.tsx';
import { signpostingLinks } from '../parts/signposts.ts';
import { Assessment, assessmentSlot, PartDetail, partView } from '../parts/sub-articles.tsx';
import { Tombstone } from '../parts/tombstone.tsx';
import { tombstoneView } from '../parts/tombstone-view.ts';
import { useReading } from '../parts/use-reading.ts';
import type { Route } from './+types/article-page';
import { askForDoi, findByDoi } from './find-by-doi.ts';
import { loadAdditions } from './load-additions.ts';

const wideAddresses = ['/bigthesisdetails', '/innerbigthesisdetails'];

export async function loader(order: Route.LoaderArgs) {
  const view = await load(order);
  return data(view, view.state === 'article' && !view.article.related ? unkept : {});
}

export { joinedHeaders as headers } from '../../../platform/shell/joined-headers.ts';

/** The article that an address names, one of its parts, what remains of it, or the question which one is meant. */
async function load({ context, request, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { call, language, parameters, path } = await openPage(context, request);
  const reader: Reader = { language, layout: wideAddresses.includes(path.toLowerCase()) ? 'wide' : 'page' };

  // The address after `/article/doi/` is the DOI, slashes included. In a partner's frame there is no such address.
  const doi = (params as { '*'?: string })['*'] ?? (isInner(path) ? parameters.doi : undefined);
  if (doi === undefined && !parameters.columnId) return askForDoi(call, parameters);
  const id = doi === undefined ? parameters.columnId : (await findByDoi(call, doi))?.id;
  if (!id || !siteOfId(id)) throw showScreen('noArticle', language);
  const { version, part: wantedPart } = parameters;
  const onlyFigures = parameters.tab === figuresTab;
  // Requested together with the article: simultaneous calls share one batch of the database.
  const [found, additions] = await Promise.all([
    call<typeof getArticle>('GET /front/front-article/{id}', version === undefined ? { id } : { id, version }),
    wantedPart === undefined && !onlyFigures ? loadAdditions(call, id) : null,
  ]);
  if (isAbsent(found)) throw showScreen('noArticle', language);
  const article = expectAnswer(found);
  if (article.status === 'withdrawn') return { state: 'withdrawn' as const, paper: tombstoneView(article, reader) };
  if (onlyFigures) return { state: 'figures' as const, figures: figuresView(article, reader) };
  if (additions) return { state: 'article' as const, article: await loadWhole(page, article, reader, additions) };
  const part = article.subArticles.find(({ position }) => position === wantedPart);
  if (!part?.body || !(await page.placeBody(part.body))) throw showScreen('noArticle', language);
  return { state: 'part' as const, part: partView(article, part, reader) };
}

async function loadWhole(
  page: PageRequest,
  article: Article,
  reader: Reader,
  additions: Additions,
): Promise<ArticleView> {
  const placed = article.reading.body ? await page.placeBody(article.reading.body) : false;
  for (const { slot, html } of abstractPieces(article, reader.language)) page.placeHtml(slot, html);
  if (article.version.isNewest) {
    page.placeHtml(headSlot, headForMachines(article, page.origin));
    page.placeLinks(signpostingLinks(article, page.origin));
  }
  const view = articleView(article, reader, additions);
  if (view.assessment) await page.placeBody(view.assessment.sha256, assessmentSlot);
  return placed ? view : { ...view, body: null, outline: [] };
}

const noIndex = { name: 'robots', content: 'noindex, follow' };

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
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
  if (view.state === 'figures') {
    const { title, url } = view.figures.paper;
    const named = `${sayInHead(matches)('article.figures.title')} · ${title.text}`;
    return [...pageTitle(matches, named, { canonical: url }), noIndex];
  }
  const { title, url, version, summary, graphicAbstract, integrity } = view.article;
  const named = titleWithState(sayInHead(matches), integrity?.state ?? null, title.text);
  const card = { canonical: url, description: summary, picture: graphicAbstract, type: 'article' } as const;
  return [...pageTitle(matches, named, card), ...(version.isNewest ? [] : [noIndex])];
};

/** A paper can be read before any script has run. The question which paper is meant is answered by one. */
export const handle: DeferredHydrationHandle = {
  isDeferred: (view) => (view as Route.ComponentProps['loaderData'] | undefined)?.state !== 'find',
};

/** /thesisDetails, /article/doi/…, /bigThesisDetails, /innerBigThesisDetails. */
export default function ArticlePage({ loaderData: view }: Route.ComponentProps) {
  if (view.state === 'find') return <FindByDoi unknown={view.unknown} />;
  if (view.state === 'withdrawn') return <Tombstone paper={view.paper} />;
  if (view.state === 'part') return <PartDetail part={view.part} />;
  if (view.state === 'figures') return <FiguresOnly view={view.figures} />;
  return <WholeArticle article={view.article} />;
}

/** A paper with its outline on one side and what to do with it on the other. */
function WholeArticle({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const page = useReading(article);
  const known = article.knownReferences.map(({ anchor, url, integrity }) => ({
    anchor,
    href: url && href(url),
    integrity,
  }));
  const { journal, period } = article;
  const path = [
    ...(journal ? [{ name: journal.name, href: `/mag/${journal.id}` }] : []),
    ...(period ? [{ name: periodLabel(say, period), href: `/issue?columnId=${period.id}` }] : []),
    { name: article.part || article.title.text, href: null },
  ];
  return (
    <div
      ref={page}
      className={`${layout.page} ${layout.stack5} ${styles.page}`}
      data-part="article-page"
      data-layout={article.layout}
      data-references={article.body ? writeReferenceData(known, say) : undefined}
      data-early={article.body ? '' : undefined}
    >
      <div className={styles.path}>
        <Breadcrumb path={path} />
      </div>
      <Outline article={article} />
      <article
        className={`${layout.stack5} ${styles.article}`}
        data-part="article"
        data-counts={countedView(article.id)}
      >
        {article.integrity && <IntegrityBanner integrity={article.integrity} changes={article.version.changes} />}
        {!article.version.isNewest && <OlderVersion article={article} />}
        <ArticleHead article={article} />
        <Assessment article={article} />
        <Abstracts {...article} />
        <ArticleText article={article} />
        <ArticleEnd article={article} />
        <Comments comments={article.comments} />
      </article>
      <Rail article={article} />
      <ReadingBar article={article} />
    </div>
  );
}

/** Whoever follows an old link must know that there is something newer. */
function OlderVersion({ article: { version, url } }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  return (
    <p className={box.remark} role="note" data-part="older-version">
      {say('article.version.older', { number: version.number })}{' '}
      <a className={text.underlined} href={href(url)}>
        {say('article.version.newest')}
      </a>
    </p>
  );
}
