import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader } from '../../../platform/ports/access.ts';
import type { Recording, RecordingKind } from '../domain/recording.ts';
import type { RecordingStore } from './recording-store.ts';

/** A recording as far as one reader may have it. */
export interface PlayableRecording {
  readonly recording: Recording;
  readonly playing: AccessDecision;
  readonly downloading: AccessDecision;
}

export type ReadRecording = (
  site: SiteContext,
  asked: { readonly id: Id; readonly kinds: readonly RecordingKind[] },
  reader: Reader,
) => Promise<Result<PlayableRecording, Failure>>;

const nobody: AccessDecision = { allowed: false, message: 'loginRequired' };

export const readRecording =
  (recordings: RecordingStore, access: Access): ReadRecording =>
  async (site, { id, kinds }, reader) => {
    const recording = await recordings.recording(site, id, kinds);
    if (!recording) return failed(failure('notFound'));
    if (recording.status === 'withdrawn') return success({ recording, playing: nobody, downloading: nobody });
    const subject = { openAccess: recording.openAccess, media: true, within: recording.journal };
    const [playing, downloading] = await Promise.all([
      access.decide(site, reader, subject, 'play'),
      access.decide(site, reader, subject, 'download'),
    ]);
    return success({ recording, playing, downloading });
  };
