import { type RefObject, useEffect, useRef } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { RecordingView } from './recording-view.ts';

/** Player and transcript come alive after the page has: they are no part of what React draws. */
export function usePlayer(recording: RecordingView): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const say = useSay();
  const { id, address, start, streams } = recording;
  const isPlayable = streams.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a recording; `say` is new at each rendering
  useEffect(() => {
    if (!isPlayable) return;
    const ended = new AbortController();
    void import('../../../platform/ui/behaviour/recording/start-player.ts').then(({ startPlayer }) => {
      if (!page.current || ended.signal.aborted) return;
      startPlayer(page.current, {
        ...{ id, address, start, signal: ended.signal },
        words: {
          copied: say('ui.copy.success'),
          notCopied: say('failure.copyFailed'),
          failed: say('video.player.failed'),
          nothing: say('video.transcript.nothing'),
          matches: (count) => say('video.transcript.matches', { count }),
          cited: (time, link) =>
            say('video.moment.cited', { quote: recording.citation?.quote ?? '', time, address: link }),
        },
      });
    });
    return () => ended.abort();
  }, [id]);
  return page;
}
