import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inTemporaryFolder } from '../../../../platform/documents/temporary-folder.ts';
import type { ArrivedFile, FilesArrived } from '../../../../platform/item/writing/store-files.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { JobHandler, Jobs, Queue, Refusal } from '../../../../platform/ports/jobs.ts';
import type { MediaTools } from '../../../../platform/ports/media-tools.ts';
import { familyOf, isCalledRecording, type MediaFamily, mayHaveForms } from '../domain/forms.ts';
import type { RenditionStore } from '../store/postgres-renditions.ts';
import { type MakeForms, renderDocument, renderPicture, renderRecording } from './making.ts';

export interface RenderJob {
  readonly site: number;
  readonly sha256: string;
}

/** A film takes minutes; pictures must not wait behind it. */
export const renderQueue: Queue<RenderJob> = { name: 'render', mostSeconds: 4 * 3_600, atOnce: 1 };
export const recordingQueue: Queue<RenderJob> = { name: 'render-recording', mostSeconds: 4 * 3_600, atOnce: 1 };

const makers: Readonly<Record<MediaFamily, MakeForms>> = {
  picture: renderPicture,
  document: renderDocument,
  recording: renderRecording,
};

interface Parts {
  readonly files: FileStore;
  readonly store: RenditionStore;
  readonly tools: MediaTools;
  readonly mostBytes: number;
}

/**
 * Makes the forms of a file that a site has. Its bytes decide what it is. The rows come last, together, so that a broken run leaves
 * nothing but files that nobody names.
 */
export function createRenderFile({ files, store, tools, mostBytes }: Parts): JobHandler<RenderJob> {
  return async ({ data: { site, sha256 }, signal, progress }) => {
    const file = await store.find(site, sha256);
    if (!file || file.isRendered) return success(undefined);
    if (file.bytes > mostBytes)
      return failed({ reason: `the file is larger than ${Math.floor(mostBytes / 1_048_576)} MB` });
    return inTemporaryFolder('render', async (folder) => {
      const path = join(folder, 'original');
      await fetchFile(path, sha256, signal);
      const contentType = await tools.recognise(path);
      const family = contentType && familyOf(contentType);
      if (!contentType || !family) return failed(disguised(file.contentType, contentType));
      let reported = 0;
      const report = (percent: number) => {
        if (percent < reported + 5) return;
        reported = percent;
        progress(percent).catch(() => {});
      };
      const made = await makers[family]({ tools, files, folder, path, contentType, signal, progress: report });
      if (!made.ok) return made;
      await store.save(site, sha256, made.value.facts, made.value.renditions);
      return success(undefined);
    });
  };

  async function fetchFile(path: string, sha256: string, signal: AbortSignal): Promise<void> {
    const opened = await files.open(sha256);
    if (!opened) throw new Error('the bytes of the file are not in the file store');
    await pipeline(opened.stream, createWriteStream(path), { signal });
  }
}

const disguised = (called: string, found: string | undefined): Refusal => ({
  reason: `the file is called ${called}, but its bytes are ${found ?? 'nothing that can be shown'}`,
});

/** Whoever stores rows of files says so in the same transaction, and the worker makes their forms. */
export const createFilesArrived =
  (jobs: Jobs): FilesArrived =>
  async (transaction, site, files) => {
    const wanted = files.filter(({ contentType }) => mayHaveForms(contentType));
    const [recordings, others] = [
      wanted.filter(({ contentType }) => isCalledRecording(contentType)),
      wanted.filter(({ contentType }) => !isCalledRecording(contentType)),
    ];
    const jobOf = ({ sha256 }: ArrivedFile) => ({ data: { site, sha256 }, key: `${site}/${sha256}` });
    await jobs.send(recordingQueue, recordings.map(jobOf), transaction);
    await jobs.send(renderQueue, others.map(jobOf), transaction);
  };
