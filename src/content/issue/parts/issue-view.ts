import type { PeriodNumbers } from '../../../platform/shell/period-label.ts';
import type { ArtworkName } from '../../../platform/ui/artwork.tsx';
import type { PaperView } from './paper-view.ts';

export interface PeriodLink extends PeriodNumbers {
  readonly id: string;
}

export interface PeriodCard extends PeriodLink {
  readonly theme: string;
  readonly cover: string | null;
}

export interface YearOfPeriods {
  readonly year: number;
  readonly periods: readonly PeriodCard[];
}

/** One issue with its contents. */
export interface IssueView extends PeriodCard {
  readonly journal: { readonly id: string; readonly name: string };
  readonly artwork: ArtworkName;
  readonly name: string;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly publishedOn: string | null;
  readonly doi: string | null;
  readonly papers: number;
  readonly previous: PeriodLink | null;
  readonly next: PeriodLink | null;
  readonly columns: readonly { readonly name: string; readonly papers: readonly PaperView[] }[];
  readonly page: number;
  readonly pages: number;
}

export const issueAddress = (id: string): string => `/issue?activeName=${id}`;
