import type { Playback } from './create-playback.ts';
import { partOf } from './recording.ts';

const step = 10;

/** Jumping by buttons, keys, chapters, transcript and waveform; the speed. */
export function addControls(
  page: HTMLElement,
  media: HTMLMediaElement,
  { playFrom }: Playback,
  signal: AbortSignal,
): void {
  const jump = (seconds: number) => {
    media.currentTime = Math.max(0, Math.min(media.currentTime + seconds, media.duration || 0));
  };
  const toggle = () => (media.paused ? void playFrom(media.currentTime) : media.pause());
  const keys: Readonly<Record<string, () => void>> = { j: () => jump(-step), l: () => jump(step), k: toggle };

  partOf(page, 'back')?.addEventListener('click', () => jump(-step), { signal });
  partOf(page, 'forward')?.addEventListener('click', () => jump(step), { signal });

  const speed = partOf<HTMLSelectElement>(page, 'speed');
  const setSpeed = () => {
    media.playbackRate = Number(speed?.value ?? 1);
  };
  speed?.addEventListener('change', setSpeed, { signal });
  // Loading a stream sets it back.
  media.addEventListener('loadeddata', setSpeed, { signal });

  // Only inside the player: a letter elsewhere may be someone's screen reader speaking.
  page.querySelector('[data-part="player"]')?.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent;
      if (ctrlKey || metaKey || altKey || target instanceof HTMLSelectElement) return;
      const press = keys[key.toLowerCase()];
      if (!press) return;
      event.preventDefault();
      press();
    },
    { signal },
  );

  page.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = (event.target as Element).closest<HTMLElement>('a[data-time]');
      if (!link) return;
      event.preventDefault();
      void playFrom(Number(link.dataset.time));
    },
    { signal },
  );

  const waveform = partOf<SVGSVGElement>(page, 'waveform');
  waveform?.addEventListener(
    'click',
    ({ clientX }) => {
      const { left, width } = waveform.getBoundingClientRect();
      const last = page.querySelector<HTMLTimeElement>('[data-part="recording"] time[datetime^="PT"]')?.dateTime;
      const seconds = media.duration || Number(last?.replaceAll(/\D/g, '') ?? 0);
      void playFrom(((clientX - left) / width) * seconds);
    },
    { signal },
  );
}
