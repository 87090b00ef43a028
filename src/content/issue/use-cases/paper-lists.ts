import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { FirstState, ListedPaper, PaperPage } from '../domain/listed-paper.ts';

export interface Slice {
  readonly page: number;
  readonly size: number;
}

export interface FirstPapers extends Slice {
  readonly state: FirstState;
  readonly journal: Id | null;
}

/** A period with the journal that it belongs to. */
export interface PeriodPlace {
  readonly id: Id;
  readonly journal: Id;
}

export interface YearFigures {
  readonly year: number;
  readonly papers: number;
  readonly views: number;
  readonly citations: number;
}

export interface ColumnCount {
  readonly names: Text;
  readonly papers: number;
}

/** Published papers as lists. */
export interface PaperLists {
  /** Nothing where there is no such period. */
  period(site: SiteContext, id: Id): Promise<PeriodPlace | undefined>;
  ofPeriod(site: SiteContext, period: Id, slice: Slice): Promise<readonly ListedPaper[]>;
  first(site: SiteContext, asked: FirstPapers): Promise<PaperPage>;
  isJournal(site: SiteContext, id: Id): Promise<boolean>;
  /** By the year in which the papers were published, oldest first. */
  years(site: SiteContext, journal: Id): Promise<readonly YearFigures[]>;
  columns(site: SiteContext, journal: Id): Promise<readonly ColumnCount[]>;
}
