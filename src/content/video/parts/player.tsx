import { useId } from 'react';
import { AccessWays } from '../../../features/access/parts/access-ways.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './player.module.css';
import type { RecordingView } from './recording-view.ts';

const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'] as const;

/**
 * The browser's own player, which works without scripts where it knows the streams. What scripts do is found by `data-player`:
 * fetching streams that it does not know, jumping, speed.
 */
export function Player({ recording }: { readonly recording: RecordingView }) {
  const say = useSay();
  const { kind, streams, refusal, opensAt, poster } = recording;
  if (streams.length === 0)
    return (
      <section className={styles.closed} data-part={refusal.play ? 'play-refused' : 'play-later'}>
        {poster && <img className={box.picture} src={poster} alt="" />}
        <div className={`${layout.stack2} ${styles.notice}`} role="note">
          {refusal.play && <h2 className={text.h3}>{say('video.player.closed')}</h2>}
          <p>{refusal.play ?? say('video.player.preparing')}</p>
          {refusal.play && <AccessWays opensAt={opensAt} />}
        </div>
      </section>
    );
  return (
    <section className={layout.stack3} data-part="player" data-kind={kind} aria-label={say('video.player.label')}>
      {kind === 'audio' && <Waveform peaks={recording.peaks} />}
      <div className={styles.stage}>
        <Media recording={recording} />
        {kind === 'video' && (
          <button type="button" hidden className={styles.start} data-player="start" aria-label={say('ui.media.play')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7z" />
            </svg>
          </button>
        )}
      </div>
      {streams.every(({ type }) => type === 'application/vnd.apple.mpegurl') && (
        <p className={styles.noScript}>{say('video.player.noScript')}</p>
      )}
      <div className={`${layout.row2} ${styles.tools}`}>
        <button type="button" className={buttons.button} data-player="back" aria-keyshortcuts="J">
          <bdi dir="ltr" aria-hidden="true">
            −10
          </bdi>
          <span data-visually-hidden="">{say('video.player.back')}</span>
        </button>
        <button type="button" className={buttons.button} data-player="forward" aria-keyshortcuts="L">
          <bdi dir="ltr" aria-hidden="true">
            +10
          </bdi>
          <span data-visually-hidden="">{say('video.player.forward')}</span>
        </button>
        <label className={`${layout.row2} ${text.small}`}>
          {say('video.player.speed')}
          <select data-player="speed" defaultValue="1">
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        <Moment recording={recording} />
      </div>
    </section>
  );
}

function Media({ recording }: { readonly recording: RecordingView }) {
  const { kind, streams, captions, poster, size, title } = recording;
  const inside = (
    <>
      {streams.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions.map(({ src, lang, label, isDefault }) => (
        <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={isDefault} />
      ))}
    </>
  );
  const shared = { controls: true, preload: 'none', 'data-part': 'media', 'aria-label': title.text } as const;
  return kind === 'video' ? (
    <video {...shared} playsInline poster={poster ?? undefined} width={size?.width ?? 16} height={size?.height ?? 9}>
      {inside}
    </video>
  ) : (
    <audio {...shared}>{inside}</audio>
  );
}

/** The moment that is being played, to be passed on and cited. */
function Moment({ recording: { start, citation } }: { readonly recording: RecordingView }) {
  const say = useSay();
  return (
    <fieldset className={`${layout.row2} ${styles.moment}`}>
      <legend data-visually-hidden="">{say('video.moment.title')}</legend>
      <output className={`${text.muted} ${text.numbers}`} data-player="time" dir="ltr" aria-live="off">
        {clockTime(start)}
      </output>
      <button type="button" className={buttons.button} data-player="copy-link">
        {say('video.moment.link')}
      </button>
      {citation && (
        <button type="button" className={buttons.button} data-player="copy-citation">
          {say('video.moment.cite')}
        </button>
      )}
    </fieldset>
  );
}

const height = 100;
const gap = 0.25;

/** How loud a sound is from its beginning to its end. Pointers jump by it; others have the player's own slider. */
function Waveform({ peaks }: { readonly peaks: readonly number[] }) {
  const clip = useId();
  if (peaks.length === 0) return null;
  // A quiet recording has a shape too.
  const loudest = Math.max(...peaks, 0.01);
  const bars = peaks.map((peak, place) => barOf(place, Math.max(0.02, peak / loudest))).join('');
  return (
    <svg
      className={styles.waveform}
      viewBox={`0 0 ${peaks.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-player="waveform"
    >
      <clipPath id={clip}>
        <rect width="0" height={height} data-player="played" />
      </clipPath>
      <path d={bars} />
      <path d={bars} data-played="" clipPath={`url(#${clip})`} />
    </svg>
  );
}

const barOf = (place: number, peak: number): string => {
  const tall = Math.round(peak * height);
  return `M${place} ${(height - tall) / 2}h${1 - gap}v${tall}h-${1 - gap}z`;
};
