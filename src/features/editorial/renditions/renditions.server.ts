import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { MediaTools } from '../../../platform/ports/media-tools.ts';
import { postgresRenditions } from './store/postgres-renditions.ts';
import { createFilesArrived, createRenderFile, recordingQueue, renderQueue } from './use-cases/render-file.ts';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly tools: MediaTools;
  readonly mostBytes: number;
}

export type Renditions = ReturnType<typeof createRenditions>;

export function createRenditions({ database, files, jobs, tools, mostBytes }: Parts) {
  const render = createRenderFile({ files, store: postgresRenditions(database), tools, mostBytes });
  return {
    /** For whoever stores files: their forms follow. */
    filesArrived: createFilesArrived(jobs),
    /** For a worker: makes the forms of files from now on. */
    async startWorking(): Promise<void> {
      for (const queue of [renderQueue, recordingQueue]) await jobs.work(queue, render);
    },
  };
}
