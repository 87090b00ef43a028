import { useEffect, useRef } from 'react';
import { type Say, useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import type { ReadingWords } from '../../../platform/ui/behaviour/reading/reading.ts';
import type { ArticleView } from './article-view.ts';

/** Outline, popovers, viewer and tables of an article. */
export function useReading({ id, knownReferences }: ArticleView) {
  const say = useSay();
  const href = useHref();
  return useBehaviour(id, async () => {
    const { startReading } = await import('../../../platform/ui/behaviour/reading/start-reading.ts');
    const known = knownReferences.map(({ url, ...reference }) => ({ ...reference, href: url && href(url) }));
    return (page, signal) => startReading(page, { article: id, words: readingWords(say), known, signal });
  });
}

/** Viewer and table of a single figure or table. */
export function useRecordReading(id: string) {
  const say = useSay();
  return useBehaviour(id, async () => {
    const { startRecord } = await import('../../../platform/ui/behaviour/reading/start-record.ts');
    return (page, signal) => startRecord(page, { article: id, words: readingWords(say), known: [], signal });
  });
}

/** What the reading behaviour says, in the reader's language. */
const readingWords = (say: Say): ReadingWords => ({
  viewLarger: say('article.reading.viewLarger'),
  download: say('ui.action.download'),
  original: say('article.reading.original'),
  high: say('article.reading.high'),
  low: say('article.reading.low'),
  zoomIn: say('article.reading.zoomIn'),
  zoomOut: say('article.reading.zoomOut'),
  fit: say('article.reading.fit'),
  previous: say('article.reading.previousFigure'),
  next: say('article.reading.nextFigure'),
  viewer: say('article.reading.viewer'),
  close: say('ui.action.close'),
  csv: say('article.reading.csv'),
  table: say('article.reading.table'),
  copyLink: say('article.reading.copyLink'),
  copied: say('ui.copy.success'),
  notCopied: say('failure.linkCopyFailed'),
  resume: (section) => say('article.reading.resume', { section }),
  goOn: say('article.reading.goOn'),
  inList: say('article.reading.inList'),
  here: say('article.reading.here'),
  reference: say('article.reading.reference'),
  integrity: {
    corrected: say('search.integrity.corrected'),
    retracted: say('search.integrity.retracted'),
    concern: say('search.integrity.concern'),
  },
});

type Start = (page: HTMLDivElement, signal: AbortSignal) => void;

/** What comes alive after the page has and is no part of what React draws: started once an item, ended with it. */
export function useBehaviour(id: string, load: () => Promise<Start> | undefined) {
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an item; `load` is new at each rendering
  useEffect(() => {
    const ended = new AbortController();
    void load()?.then((start) => {
      if (page.current && !ended.signal.aborted) start(page.current, ended.signal);
    });
    return () => ended.abort();
  }, [id]);
  return page;
}
