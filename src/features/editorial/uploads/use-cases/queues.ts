import type { Queue } from '../../../../platform/ports/jobs.ts';

export interface UploadJob {
  readonly site: number;
  readonly upload: string;
}

export const checkQueue: Queue<UploadJob> = { name: 'check-upload', mostSeconds: 1_800, atOnce: 2 };
export const keepQueue: Queue<UploadJob> = { name: 'keep-upload', mostSeconds: 1_800, atOnce: 2 };
