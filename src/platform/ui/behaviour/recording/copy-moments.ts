import { clockTime } from '../../../kernel/clock-time.ts';
import { copy } from '../copy.ts';
import { showToast } from '../toasts.ts';
import { type PlayedRecording, partOf } from './recording.ts';

/** The address of the moment that is played, and the reference with it. */
export function copyMoments(page: HTMLElement, media: HTMLMediaElement, recording: PlayedRecording): void {
  const { address, start, words, signal } = recording;
  const now = () => (media.currentTime > 0 ? media.currentTime : start);
  const link = () => {
    const seconds = Math.floor(now());
    return seconds > 0 ? `${address}&t=${seconds}` : address;
  };
  const hand = async (text: string) => {
    const isCopied = await copy({ text });
    showToast({ text: isCopied ? words.copied : words.notCopied, kind: isCopied ? 'success' : 'error' });
  };
  partOf(page, 'copy-link')?.addEventListener('click', () => void hand(link()), { signal });
  partOf(page, 'copy-citation')?.addEventListener('click', () => void hand(words.cited(clockTime(now()), link())), {
    signal,
  });
}
