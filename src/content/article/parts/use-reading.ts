import { useEffect, useRef } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { readingWords } from '../../../platform/ui/behaviour/reading/reading-words.ts';
import type { ArticleView } from './article-view.ts';

/** Outline, popovers, viewer and tables of an article. */
export function useReading({ id }: ArticleView) {
  const say = useSay();
  return useBehaviour(id, async () => {
    const { startReading } = await import('../../../platform/ui/behaviour/reading/start-reading.ts');
    return (page, signal) => startReading(page, { article: id, words: readingWords(say), signal });
  });
}

/** Viewer and table of a single figure or table. */
export function useRecordReading(id: string) {
  const say = useSay();
  return useBehaviour(id, async () => {
    const { startRecord } = await import('../../../platform/ui/behaviour/reading/start-record.ts');
    return (page, signal) => startRecord(page, { article: id, words: readingWords(say), signal });
  });
}

type Start = (page: HTMLDivElement, signal: AbortSignal) => void;

/** What comes alive after the page has and is no part of what React draws: started once an item, ended with it. */
export function useBehaviour(id: string, load: () => Promise<Start> | undefined) {
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an item; `load` is new at each rendering
  useEffect(() => {
    const ended = new AbortController();
    void load()?.then((start) => {
      if (!page.current || ended.signal.aborted) return;
      start(page.current, ended.signal);
      // A press before this follows the link instead, which works too and plays nothing.
      page.current.dataset.awake = '';
    });
    return () => ended.abort();
  }, [id]);
  return page;
}
