import type { Id } from './id.ts';

/** What the page of any published thing begins with. */
export interface PublicItem {
  readonly id: Id;
  readonly site: number;
  readonly kind: string;
  readonly status: 'published' | 'withdrawn';
  /** YYYY-MM-DD */
  readonly withdrawnOn: string | null;
  readonly withdrawal: Record<string, string>;
  readonly doi: string | null;
  /** As a tag: the language it was written in. */
  readonly language: string | null;
  readonly titles: Record<string, string>;
  readonly summaries: Record<string, string>;
  readonly keywords: Record<string, string[]>;
  readonly cover: string | null;
  readonly publishDate: string | null;
  readonly visits: number;
  readonly downloads: number;
  readonly citations: number;
}
