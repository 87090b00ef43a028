import { type RefObject, useEffect, useRef } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { readingWords } from '../../article/parts/reading-words.ts';

/** Viewer and table actions come alive after the page has: they are no part of what React draws. */
export function useRecord(id: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const say = useSay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a record; `say` is new at each rendering
  useEffect(() => {
    const ended = new AbortController();
    void import('../../../platform/ui/behaviour/reading/start-record.ts').then(({ startRecord }) => {
      if (!page.current || ended.signal.aborted) return;
      startRecord(page.current, { article: id, words: readingWords(say), known: [], signal: ended.signal });
    });
    return () => ended.abort();
  }, [id]);
  return page;
}
