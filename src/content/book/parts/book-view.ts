import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { ArtworkName } from '../../../platform/ui/artwork.tsx';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';

/** An entry of the contents with those below it. */
export interface ContentsEntry {
  readonly position: number;
  readonly label: string;
  readonly title: LocalizedText;
  readonly authors: string;
  readonly pages: string;
  /** Null for what is named and cannot be opened. */
  readonly href: string | null;
  readonly entries: readonly ContentsEntry[];
}

export interface FileView {
  readonly href: string;
  readonly name: string;
  readonly bytes: number;
}

export interface BookView {
  readonly id: string;
  readonly url: string;
  readonly title: LocalizedText;
  readonly secondTitle: LocalizedText | null;
  readonly isOpen: boolean;
  readonly cover: string | null;
  readonly artwork: ArtworkName;
  readonly authors: readonly LocalizedText[];
  readonly editors: readonly LocalizedText[];
  readonly publisher: string;
  readonly series: string;
  readonly classificationNumber: string | null;
  readonly languages: readonly string[];
  readonly edition: number | null;
  readonly printing: number | null;
  readonly pages: number | null;
  readonly isbn: string | null;
  readonly doi: string | null;
  readonly date: string | null;
  readonly summary: LocalizedText | null;
  readonly subjects: readonly { readonly name: string; readonly href: string }[];
  readonly contents: readonly ContentsEntry[];
  /** Where reading begins. */
  readonly first: string | null;
  readonly files: readonly FileView[];
  readonly refusal: string | null;
  readonly citation: CitationView | null;
  readonly use: { readonly views: number; readonly downloads: number };
}

export interface ChapterView {
  readonly book: {
    readonly id: string;
    readonly title: LocalizedText;
    readonly url: string;
    readonly cover: string | null;
  };
  readonly position: number;
  readonly url: string;
  readonly label: string;
  readonly title: LocalizedText;
  readonly authors: readonly LocalizedText[];
  readonly pages: string;
  readonly doi: string | null;
  readonly isOpen: boolean;
  readonly contents: readonly ContentsEntry[];
  readonly previous: ContentsEntry | null;
  readonly next: ContentsEntry | null;
  readonly body: { readonly sha256: string; readonly language: string } | null;
  readonly refusal: string | null;
  /** Why this reader may read it. */
  readonly reason: string | null;
  readonly citation: CitationView | null;
}

export type BookPageView =
  | { readonly state: 'book'; readonly book: BookView; readonly comments: CommentsView | null }
  | { readonly state: 'chapter'; readonly chapter: ChapterView }
  | { readonly state: 'withdrawn'; readonly book: TombstoneView };
