import { useEffect, useRef } from 'react';

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
