import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';

export type MediaKind = 'audio' | 'video';

export interface CaptionsView {
  readonly src: string;
  readonly lang: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** What is said stands in the document once, as a piece of its own. */
export interface TranscriptView {
  readonly slot: string;
  readonly language: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly isTimed: boolean;
}

export interface LinkedView {
  readonly title: LocalizedText;
  readonly href: string;
}

export interface SimilarView extends LinkedView {
  readonly id: string;
  readonly kind: MediaKind;
  readonly picture: string | null;
  readonly seconds: number | null;
}

/** A recording as its page prints it. */
export interface RecordingView {
  readonly id: string;
  readonly kind: MediaKind;
  readonly url: string;
  /** With the host, for what people copy. */
  readonly address: string;
  readonly title: LocalizedText;
  readonly second: LocalizedText | null;
  readonly summary: LocalizedText | null;
  readonly keywords: { readonly lang: string; readonly dir: 'ltr' | 'rtl'; readonly words: readonly string[] } | null;
  readonly speakers: readonly { readonly name: LocalizedText; readonly orcid: string | null }[];
  readonly date: string | null;
  readonly seconds: number | null;
  readonly licence: string | null;
  readonly attribution: LocalizedText | null;
  readonly poster: string | null;
  readonly size: { readonly width: number; readonly height: number } | null;
  /** What the player tries, in this order; empty while nothing can be played. */
  readonly streams: readonly { readonly src: string; readonly type: string }[];
  readonly captions: readonly CaptionsView[];
  readonly peaks: readonly number[];
  readonly chapters: readonly { readonly start: number; readonly title: LocalizedText; readonly href: string }[];
  readonly transcripts: readonly TranscriptView[];
  /** The moment that the address names. */
  readonly start: number;
  readonly refusal: { readonly play: string | null; readonly download: string | null };
  /** Why this reader may play it. */
  readonly reason: string | null;
  readonly file: { readonly href: string; readonly bytes: number } | null;
  readonly use: { readonly views: number; readonly plays: number };
  readonly paper: (LinkedView & { readonly date: string | null }) | null;
  readonly albums: readonly (LinkedView & { readonly id: string })[];
  readonly similar: readonly SimilarView[];
  readonly citation: CitationView | null;
}

export type RecordingPageView =
  | { readonly state: 'recording'; readonly recording: RecordingView; readonly comments: CommentsView | null }
  | { readonly state: 'withdrawn'; readonly recording: TombstoneView; readonly kind: MediaKind };
