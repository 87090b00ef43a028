import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Period } from './period.ts';

export interface Journal {
  readonly id: Id;
  readonly site: number;
  readonly names: Text;
  readonly cover: string | null;
  readonly doi: string | null;
  readonly sponsor: Text;
  readonly supervisor: Text;
  readonly editorInChief: Text;
  readonly publisher: Text;
  readonly place: Text;
  readonly readership: Text;
  readonly introduction: Text;
  readonly cn: string | null;
  readonly issn: string | null;
  readonly eissn: string | null;
  readonly impactFactor: number | null;
  readonly frequency: string | null;
  readonly startYear: number | null;
  /** Databases that index the journal. */
  readonly databases: readonly string[];
  /** The journal's group on /periodicalGroup. */
  readonly groupType: string | null;
  /** How many of its periods are published. */
  readonly periodCount: number;
}

/** A journal as a portal lists it, with the site where it is at home. */
export interface GatheredJournal
  extends Pick<
    Journal,
    'id' | 'site' | 'names' | 'cover' | 'issn' | 'cn' | 'groupType' | 'impactFactor' | 'frequency' | 'periodCount'
  > {
  readonly sld: string;
  readonly host: string;
  readonly latestPeriod: Period | null;
}
