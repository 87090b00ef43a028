import { createLazyCall } from '../lazy-call.ts';
import { readPageFacts } from '../page-facts.ts';
import { showToast } from '../toasts.ts';
import { type PlayedRecording, partOf } from './recording.ts';

export interface Playback {
  /** Plays from a moment on; fetches the stream first where that was not done yet. */
  playFrom(seconds: number): Promise<void>;
}

const playlistType = 'application/vnd.apple.mpegurl';

/**
 * How the recording begins. A browser that knows the stream plays it by itself; for the others a script fetches it, and that script
 * comes only when someone wants to play. The server counts each playing once.
 */
export function createPlayback(page: HTMLElement, media: HTMLMediaElement, recording: PlayedRecording): Playback {
  const { id, start, words, signal } = recording;
  const playlist = media.querySelector<HTMLSourceElement>(`source[type="${playlistType}"]`);
  const needsScript = playlist !== null && media.canPlayType(playlistType) === '';
  const button = partOf<HTMLButtonElement>(page, 'start');
  let attached: Promise<void> | undefined;
  let isCounted = false;

  const count = () => {
    const facts = readPageFacts();
    if (isCounted || !facts) return;
    isCounted = true;
    void createLazyCall(facts)('POST /front/vod/playVideoOrAudio', { id }).then(({ ok }) => {
      if (ok) return;
      isCounted = false;
      media.pause();
    });
  };

  const attach = async (seconds: number) => {
    const { attachStream } = await import('./attach-stream.ts');
    await attachStream(media, playlist?.src ?? '', seconds, signal);
  };

  const playFrom = async (seconds: number) => {
    button?.setAttribute('aria-busy', 'true');
    try {
      const isFirst = needsScript && attached === undefined;
      if (needsScript) {
        attached ??= attach(seconds);
        await attached;
      }
      if (!isFirst) media.currentTime = seconds;
      media.controls = true;
      await media.play();
      button?.remove();
    } catch (problem) {
      // The reader, or another click, stopped it before it began.
      if ((problem as Error).name === 'AbortError') return;
      attached = undefined;
      showToast({ text: words.failed, kind: 'error' });
    } finally {
      button?.removeAttribute('aria-busy');
    }
  };

  media.addEventListener('play', count, { signal });
  if (button) {
    button.hidden = false;
    media.controls = false;
    button.addEventListener('click', () => void playFrom(start).then(() => media.focus()), { signal });
    media.addEventListener('play', () => button.remove(), { signal });
  }
  return { playFrom };
}
