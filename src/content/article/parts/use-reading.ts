import { type RefObject, useEffect, useRef } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import type { ArticleView } from './article-view.ts';
import { readingWords } from './reading-words.ts';

/** Outline, popovers, viewer and tables come alive after the page has: they are no part of what React draws. */
export function useReading(article: ArticleView): RefObject<HTMLDivElement | null> {
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
