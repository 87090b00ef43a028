import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { success } from '../../../platform/kernel/result.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getAudioInfo, getVideoInfo } from '../contract.ts';
import type { RecordingKind } from '../domain/recording.ts';
import { readPeaks, readTranscripts } from '../use-cases/read-beside.ts';
import type { ReadRecording } from '../use-cases/read-recording.ts';
import { presentRecording } from './present-recording.ts';

interface Parts {
  readonly read: ReadRecording;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
  readonly wording: Wording;
}

export const answerGetVideoInfo = (parts: Parts) =>
  answering(getVideoInfo, (asked) => answerInfo(parts, asked, 'video'));
export const answerGetAudioInfo = (parts: Parts) =>
  answering(getAudioInfo, (asked) => answerInfo(parts, asked, 'audio'));

async function answerInfo(
  { read, siteOfItem, files, wording }: Parts,
  { input: { id }, site: asking, reader, language, shows }: CallRequest<{ readonly id: Id }>,
  kind: RecordingKind,
) {
  const owner = await siteOfItem(asking, id);
  if (!owner.ok) return owner;
  const found = await read(owner.value, { id, kinds: [kind] }, reader);
  if (!found.ok) return found;
  const { recording, playing } = found.value;
  // Its site's powers decide what is shown of it.
  shows(frameKey(owner.value.target.id));
  shows(itemKey(id));
  if (recording.article) shows(itemKey(recording.article.id));
  const [transcripts, peaks] = await Promise.all([
    playing.allowed ? readTranscripts(files, recording) : [],
    recording.status === 'published' ? readPeaks(files, recording) : [],
  ]);
  const siteLanguage = owner.value.target.defaultLanguage;
  return success(presentRecording(found.value, { transcripts, peaks }, { language, siteLanguage, wording }));
}
