import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';

/** A format in which works are harvested. */
export interface OaiFormat {
  readonly prefix: string;
  readonly schema: string;
  readonly namespace: string;
  /** Whether only papers are written in it. */
  readonly papersOnly: boolean;
  /** So many records at once. */
  readonly atOnce: number;
  /** One element; what it tells is for everybody. */
  write(record: WorkRecord, about: { readonly origin: string }): Promise<string>;
}
