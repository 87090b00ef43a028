import { readTranscripts } from '../../../platform/item/texts/transcripts-of.ts';
import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { mostCaptionBytes } from '../../../platform/kernel/cue.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader } from '../../../platform/ports/access.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Recording } from '../contract.ts';
import type { StoredRecording } from '../domain/recording.ts';
import { visiblePeaks } from '../domain/visible-peaks.ts';
import type { RecordingStore } from '../store/postgres-recordings.ts';

/** A recording as far as one reader may have it. */
export interface PlayableRecording {
  readonly recording: StoredRecording;
  readonly playing: AccessDecision;
  readonly downloading: AccessDecision;
}

export type ReadRecording = ReturnType<typeof readRecording>;

const nobody: AccessDecision = { allowed: false, message: 'loginRequired' };

export const readRecording =
  (recordings: RecordingStore, access: Access) =>
  async (
    site: SiteContext,
    { id, kinds }: { readonly id: Id; readonly kinds: readonly Recording['kind'][] },
    reader: Reader,
  ): Promise<Result<PlayableRecording, Failure>> => {
    const recording = await recordings.recording(site, id, kinds);
    if (!recording) return failed(failure('notFound'));
    if (recording.status === 'withdrawn') return success({ recording, playing: nobody, downloading: nobody });
    const subject = {
      openAccess: recording.openAccess,
      media: true,
      within: recording.journal,
      embargo: recording.embargo,
    };
    const [playing, downloading] = await Promise.all([
      access.decide(site, reader, subject, 'play'),
      access.decide(site, reader, subject, 'download'),
    ]);
    return success({ recording, playing, downloading });
  };

type Files = Pick<FileStore, 'get'>;

/** What is said in it, as far as it is read into a page. */
export const readSaid = (files: Files, { captions, transcripts, language }: StoredRecording) =>
  readTranscripts(
    files,
    { captions: captions.filter(({ bytes }) => bytes <= mostCaptionBytes), transcripts },
    language,
  );

/** How loud a sound is, to draw it by; a page without is whole. */
export async function readPeaks(files: Files, { file }: StoredRecording): Promise<number[]> {
  const waveform = file?.forms.waveform;
  const stored = waveform && (await files.get(waveform.sha256));
  if (!stored) return [];
  const { peaks } = JSON.parse(stored.toString()) as { readonly peaks: readonly number[] };
  return visiblePeaks(peaks);
}
