import { clockTime } from '../../../kernel/clock-time.ts';
import { copyWithNotice } from '../copy-with-notice.ts';
import { type PlayedRecording, partOf } from './recording.ts';

/** The address of the moment that is played, and the reference with it. */
export function copyMoments(page: HTMLElement, media: HTMLMediaElement, recording: PlayedRecording): void {
  const { address, start, words, signal } = recording;
  const now = () => (media.currentTime > 0 ? media.currentTime : start);
  const link = () => {
    const seconds = Math.floor(now());
    return seconds > 0 ? `${address}&t=${seconds}` : address;
  };
  const copy = (text: string) => void copyWithNotice(text, words);
  partOf(page, 'copy-link')?.addEventListener('click', () => copy(link()), { signal });
  partOf(page, 'copy-citation')?.addEventListener('click', () => copy(words.cited(clockTime(now()), link())), {
    signal,
  });
}
