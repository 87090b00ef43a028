import type { Queue } from '../../../../../platform/ports/jobs.ts';

export interface ImportJob {
  readonly site: number;
  readonly run: string;
}

export const importQueue: Queue<ImportJob> = { name: 'import', mostSeconds: 4 * 3_600, atOnce: 1 };
