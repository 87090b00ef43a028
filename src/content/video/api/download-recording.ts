import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Usage } from '../../../platform/ports/usage.ts';
import { downloadVideo } from '../contract.ts';
import type { ReadRecording } from '../use-cases/read-recording.ts';

interface Parts {
  readonly read: ReadRecording;
  readonly siteOfItem: SiteOfItem;
  readonly usage: Usage;
}

export const answerDownloadVideo = ({ read, siteOfItem, usage }: Parts) =>
  answering(downloadVideo, async ({ input: { id }, site: asking, reader, trace }) => {
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const found = await read(owner.value, { id, kinds: ['audio', 'video'] }, reader);
    if (!found.ok) return found;
    const { recording, downloading } = found.value;
    if (recording.status !== 'published' || !recording.file) return failed(failure('notFound'));
    if (!downloading.allowed) return failed(failure(downloading.message));
    const { name, contentType, sha256, bytes } = recording.file;
    return success({
      name,
      contentType,
      content: { sha256, bytes },
      taken: () => usage.count(owner.value, id, 'download', trace, downloading),
    });
  });
