import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { byColumn } from './listed-paper.ts';

/** A line of the contents of an issue, as its form has it. */
export interface ContentsEntry {
  /** Of the paper. */
  readonly id: Id;
  /** The section in which it stands; empty where it stands in none. */
  readonly part: Text;
  readonly firstPage: string;
  readonly lastPage: string;
  /** It leaves the issue. A paper that is only missing from the list stays: it joined after the list was written. */
  readonly out: boolean;
}

export interface StoredEntry extends Omit<ContentsEntry, 'out'> {
  readonly issue: Id | null;
  readonly journal: Id | null;
  /** Null as long as nobody ordered the issue: it follows its pages. */
  readonly position: number | null;
}

/** Section by section, as readers see it. */
export const inSections = <Entry extends Pick<ContentsEntry, 'part'>>(entries: readonly Entry[]): Entry[] =>
  byColumn(entries).flatMap(({ papers }) => papers);
