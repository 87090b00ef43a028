import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { AccessWays } from '../../../features/access/parts/access-ways.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { sayWith, useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { languageNameFor } from '../../../platform/shell/language-name.ts';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import { Abstracts } from './abstracts.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHead } from './article-head.tsx';
import styles from './article-shown.module.css';
import type { ArticleView, VersionView } from './article-view.ts';
import { IntegrityBanner } from './integrity-banner.tsx';
import { Outline } from './outline.tsx';
import { periodLabel } from './period-label.ts';
import { Rail } from './rail.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { readingWords } from './reading-words.ts';

/** A paper with its outline on one side and what to do with it on the other. */
export function ArticleShown({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const page = useReading(article);
  const { journal, period } = article;
  const path = [
    ...(journal ? [{ name: journal.name, href: `/mag/${journal.id}` }] : []),
    ...(period
      ? [
          {
            name: periodLabel(say, period),
            href: `/issue?columnId=${period.id}`,
          },
        ]
      : []),
    { name: article.part || article.title.text, href: null },
  ];
  return (
    <div ref={page} className={styles.page} data-part="article-page" data-layout={article.layout}>
      <div className={styles.path}>
        <Breadcrumb path={path} />
      </div>
      <div className={styles.outline}>
        <Outline article={article} />
      </div>
      <article className={styles.article} data-part="article" data-counts={article.id}>
        {article.integrity && <IntegrityBanner integrity={article.integrity} />}
        {!article.version.isNewest && <OlderVersion version={article.version} url={article.url} />}
        <ArticleHead article={article} />
        <Abstracts {...article} />
        <ArticleText article={article} />
        <ArticleEnd article={article} />
        <Comments comments={article.comments} />
      </article>
      <div className={styles.rail}>
        <Rail article={article} />
      </div>
      <ReadingBar article={article} />
    </div>
  );
}

/** Whoever follows an old link must know that there is something newer. */
function OlderVersion({ version, url }: { readonly version: VersionView; readonly url: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <p className={styles.notice} role="note" data-part="older-version">
      {say('article.version.older', { number: version.number })} <a href={href(url)}>{say('article.version.newest')}</a>
    </p>
  );
}

/** Outline, popovers, viewer and tables come alive after the page has: they are no part of what React draws. */
function useReading(article: ArticleView): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const say = useSay();
  const href = useHref();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an article; `say` and `href` are new at each rendering
  useEffect(() => {
    const ended = new AbortController();
    void import('../../../platform/ui/behaviour/reading/start-reading.ts').then(({ startReading }) => {
      if (!page.current || ended.signal.aborted) return;
      startReading(page.current, {
        article: article.id,
        words: readingWords(say),
        known: article.references.known.map((one) => ({ ...one, href: one.href && href(one.href) })),
        signal: ended.signal,
      });
    });
    return () => ended.abort();
  }, [article.id]);
  return page;
}

/** The text as far as this reader may read it, and what to know about it. */
function ArticleText({ article }: { readonly article: ArticleView }) {
  const intl = useIntl();
  const say = sayWith(intl);
  const { language } = useFrame();
  const { body, refusal } = article;
  return (
    <>
      {body && body.language !== language && (
        <p className={styles.notice} role="note" data-part="not-translated">
          {say('article.text.notTranslated', {
            language: languageNameFor(intl, language),
            fallback: languageNameFor(intl, body.language),
          })}
        </p>
      )}
      {body && <SplicedBody identity={body.sha256} lang={body.lang} dir={body.dir} />}
      {!body && !refusal.reading && <p className={styles.notice}>{say('article.text.none')}</p>}
      {refusal.reading && (
        <section className={styles.trial} data-part="trial">
          <h2>{say(body ? 'article.trial.beginning' : 'article.trial.closed')}</h2>
          <p>{refusal.reading}</p>
          <AccessWays />
        </section>
      )}
    </>
  );
}
