import { useEffect, useRef, useState } from 'react';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './own.module.css';

interface Props {
  /** Where the picture that stands for it lies, and its stream. */
  addressOf(form: 'poster' | 'hls'): string;
  readonly words: { readonly label: string; readonly play: string; readonly failed: string };
}

/** A film that nobody but its authors and editors can see yet. */
export function Film({ addressOf, words }: Props) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const stream = addressOf('hls');
  useEffect(() => {
    const media = film.current;
    if (state !== 'playing' || !media) return;
    const ended = new AbortController();
    const play = async () => {
      const knowsStreams = media.canPlayType('application/vnd.apple.mpegurl') !== '';
      if (knowsStreams) media.src = stream;
      else {
        const { attachStream } = await import('../../../../platform/ui/behaviour/recording/attach-stream.ts');
        await attachStream(media, stream, 0, ended.signal);
      }
      await media.play();
    };
    play().catch(() => {
      if (!ended.signal.aborted) setState('failed');
    });
    return () => ended.abort();
  }, [state, stream]);
  return (
    <div className={layout.stack2} data-part="submission-film">
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are files of their own, which are downloaded */}
      <video
        ref={film}
        className={styles.film}
        controls={state === 'playing'}
        preload="none"
        poster={addressOf('poster')}
        aria-label={words.label}
      />
      {state === 'still' && (
        <p>
          <button type="button" className={buttons.button} onClick={() => setState('playing')}>
            {words.play}
          </button>
        </p>
      )}
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </div>
  );
}
