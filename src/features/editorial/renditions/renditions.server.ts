import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { MediaTools } from '../../../platform/ports/media-tools.ts';
import { postgresRenditions } from './store/postgres-renditions.ts';
import { createFilesArrived, type FilesArrived } from './use-cases/files-arrived.ts';
import { createRenderFile, recordingQueue, renderQueue } from './use-cases/render-file.ts';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly tools: MediaTools;
  readonly mostBytes: number;
}

export interface Renditions {
  /** For whoever stores files: their forms follow. */
  readonly filesArrived: FilesArrived;
  /** For a worker: makes the forms of files from now on. */
  startWorking(): Promise<void>;
}

export function createRenditions({ database, files, jobs, tools, mostBytes }: Parts): Renditions {
  const render = createRenderFile({ files, store: postgresRenditions(database), tools, mostBytes });
  return {
    filesArrived: createFilesArrived(jobs),
    async startWorking() {
      for (const queue of [renderQueue, recordingQueue]) await jobs.work(queue, render);
    },
  };
}
