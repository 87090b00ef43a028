import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { Library } from '../domain/resource.ts';

export interface ResourceView {
  readonly id: string;
  readonly url: string;
  readonly library: Library;
  readonly title: LocalizedText;
  readonly secondTitle: LocalizedText | null;
  readonly summary: LocalizedText | null;
  readonly number: string | null;
  readonly classification: string | null;
  readonly legalStatus: string | null;
  readonly holder: string;
  readonly people: string;
  readonly published: string | null;
  readonly filedOn: string | null;
  readonly effectiveOn: string | null;
  readonly replacedBy: string | null;
  readonly doi: string | null;
  readonly keywords: readonly string[];
  readonly body: { readonly sha256: string; readonly language: string } | null;
  readonly files: readonly FileView[];
  readonly citation: CitationView | null;
  readonly use: { readonly views: number; readonly downloads: number };
}

export interface FileView {
  readonly href: string;
  readonly name: string;
  readonly bytes: number;
  /** As people call the format: the ending of its name. */
  readonly format: string;
}

export type ResourcePageView =
  | { readonly state: 'resource'; readonly resource: ResourceView; readonly comments: CommentsView | null }
  | { readonly state: 'withdrawn'; readonly resource: TombstoneView; readonly library: Library };

/** Where the others of its library are listed. */
export const listOf: Readonly<Record<Library, string>> = {
  general: '/currencyList',
  standard: '/libraryList?code=biaozhun',
  patent: '/libraryList?code=zhuanli',
};
