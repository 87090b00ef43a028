import { addControls } from './add-controls.ts';
import { copyMoments } from './copy-moments.ts';
import { createPlayback } from './create-playback.ts';
import { followTime } from './follow-time.ts';
import type { PlayedRecording } from './recording.ts';
import { searchTranscript } from './search-transcript.ts';

/** Wakes what the server drew: the player, the ways to its moments, and what follows it. */
export function startPlayer(page: HTMLElement, recording: PlayedRecording): void {
  const media = page.querySelector<HTMLMediaElement>('[data-part="media"]');
  if (!media) return;
  const playback = createPlayback(page, media, recording);
  addControls(page, media, playback, recording.signal);
  followTime(page, media, recording);
  searchTranscript(page, playback, recording);
  copyMoments(page, media, recording);
}
