import { useId } from 'react';
import styles from './player.module.css';

const height = 100;
const gap = 0.25;

/** How loud a sound is from its beginning to its end. Pointers jump by it; others have the player's own slider. */
export function Waveform({ peaks }: { readonly peaks: readonly number[] }) {
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
