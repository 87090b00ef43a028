import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { Precision } from '../domain/record.ts';

/** A form in which a picture can be had. */
export interface DownloadView {
  readonly form: Precision;
  readonly href: string;
  /** What the reader's machine calls it. */
  readonly name: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface PictureView {
  readonly shown: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alternative: string;
  /** For the viewer. */
  readonly original: string | null;
  readonly high: string | null;
  readonly low: string | null;
  readonly downloads: readonly DownloadView[];
}

export interface NeighbourView {
  readonly id: string;
  readonly kind: 'figure' | 'table';
  readonly label: string;
  readonly title: string;
  readonly href: string;
  readonly picture: string | null;
}

export interface PaperView {
  readonly title: LocalizedText;
  readonly href: string;
  /** Where it stands in the text. */
  readonly place: string;
  readonly authors: readonly string[];
  readonly journal: { readonly name: string; readonly href: string } | null;
  readonly date: string | null;
  readonly doi: string | null;
}

/** A figure or a table as its page prints it, without the caption and the table's cells. */
export interface RecordView {
  readonly id: string;
  readonly kind: 'figure' | 'table';
  readonly url: string;
  readonly label: string;
  readonly title: LocalizedText;
  readonly summary: string;
  readonly caption: { readonly identity: string; readonly lang: string; readonly dir: 'ltr' | 'rtl' } | null;
  /** The table's cells are in the language of its paper. */
  readonly content: { readonly identity: string; readonly lang: string; readonly dir: 'ltr' | 'rtl' } | null;
  readonly pictures: readonly PictureView[];
  readonly refusal: string | null;
  /** Why this reader may see all of it. */
  readonly reason: string | null;
  readonly licence: string | null;
  readonly attribution: LocalizedText | null;
  readonly paper: PaperView | null;
  readonly neighbours: readonly NeighbourView[];
  readonly previous: NeighbourView | null;
  readonly next: NeighbourView | null;
  readonly similar: readonly NeighbourView[];
  readonly citation: CitationView | null;
  readonly use: { readonly views: number; readonly downloads: number };
}

export type RecordPageView =
  | { readonly state: 'record'; readonly record: RecordView; readonly comments: CommentsView | null }
  | { readonly state: 'withdrawn'; readonly record: TombstoneView; readonly kind: 'figure' | 'table' };

export const captionSlot = 'caption';
