import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Usage } from '../../../platform/ports/usage.ts';
import { playVideoOrAudio } from '../contract.ts';
import type { ReadRecording } from '../use-cases/read-recording.ts';
import { presentStreams } from './present-streams.ts';

interface Parts {
  readonly read: ReadRecording;
  readonly siteOfItem: SiteOfItem;
  readonly usage: Usage;
}

/** COUNTER 5.1 counts a play like a download: someone asked for the whole. */
export const answerPlayVideoOrAudio = ({ read, siteOfItem, usage }: Parts) =>
  answering(playVideoOrAudio, async ({ input: { id }, site: asking, member, reader, trace }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const found = await read(owner.value, { id, kinds: ['audio', 'video'] }, reader);
    if (!found.ok) return found;
    const { recording, playing } = found.value;
    if (recording.status !== 'published') return failed(failure('notFound'));
    if (!playing.allowed) return failed(failure(playing.message));
    const playable = presentStreams(found.value);
    if (playable.streams.length === 0) return failed(failure('notFound'));
    const who = member ? { ...trace, session: member.id } : trace;
    await usage.count(owner.value, id, 'download', who, playing);
    return success(playable);
  });
