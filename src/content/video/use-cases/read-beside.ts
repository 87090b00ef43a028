import { textKey } from '../../../platform/kernel/language.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Recording } from '../domain/recording.ts';
import { shownPeaks } from '../domain/shown-peaks.ts';
import { type Cue, readWebVtt } from '../domain/web-vtt.ts';

export interface Transcript {
  readonly language: string;
  readonly cues: readonly Cue[];
}

/** Captions of a whole day are smaller; anything larger is not read into a page. */
const mostBytes = 2_000_000;

type Files = Pick<FileStore, 'get'>;

/** What is said: by its captions, which have times, else as the text that was given. */
export async function readTranscripts(files: Files, recording: Recording): Promise<Transcript[]> {
  const spoken = recording.language ?? 'en';
  const timed = await Promise.all(
    recording.captions
      .filter(({ bytes }) => bytes <= mostBytes)
      .map(async ({ sha256, language }) => ({
        language: textKey(language ?? spoken),
        cues: readWebVtt((await files.get(sha256))?.toString() ?? ''),
      })),
  );
  const found = timed.filter(({ cues }) => cues.length > 0);
  const untimed = Object.entries(recording.transcripts).flatMap(([language, text]) =>
    text && !found.some((one) => one.language === language)
      ? [{ language, cues: [{ start: 0, end: null, text }] }]
      : [],
  );
  return [...found, ...untimed];
}

/** How loud a sound is, to draw it by; a page without is whole. */
export async function readPeaks(files: Files, { file }: Recording): Promise<number[]> {
  const waveform = file?.forms.waveform;
  const stored = waveform && (await files.get(waveform.sha256));
  if (!stored) return [];
  const { peaks } = JSON.parse(stored.toString()) as { readonly peaks: readonly number[] };
  return shownPeaks(peaks);
}
