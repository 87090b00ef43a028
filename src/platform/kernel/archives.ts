import type { Id } from './id.ts';
import type { WorkRecord } from './work-record.ts';

/** Networks of libraries that keep copies of what is published, for when its publisher no longer does. */
export const archives = ['lockss', 'clockss'] as const;
export type Archive = (typeof archives)[number];

export interface ArchivedJournal {
  readonly id: Id;
  readonly title: string;
  readonly issn: string | null;
  readonly publisher: string;
}

/** All that is to be kept of one journal's year, or a part of it. */
export interface ArchivalUnit {
  readonly journal: ArchivedJournal;
  readonly year: number;
  readonly issues: readonly { readonly id: Id; readonly volume: string | null; readonly issue: string }[];
  readonly papers: readonly WorkRecord[];
  /** The last paper of this part, where others follow. */
  readonly next: Id | null;
}
