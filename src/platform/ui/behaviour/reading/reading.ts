export type Integrity = 'corrected' | 'retracted' | 'concern';

/** A reference that is here, or that was corrected or retracted. */
export interface KnownReference {
  readonly anchor: string;
  readonly href: string | null;
  readonly integrity: Integrity | null;
}

export interface ReadingWords {
  readonly viewLarger: string;
  readonly download: string;
  readonly original: string;
  readonly high: string;
  readonly low: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly previous: string;
  readonly next: string;
  readonly viewer: string;
  readonly close: string;
  readonly csv: string;
  readonly table: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  resume(section: string): string;
  readonly goOn: string;
  readonly inList: string;
  readonly here: string;
  readonly reference: string;
  readonly integrity: Readonly<Record<Integrity, string>>;
}

export interface Reading {
  readonly article: string;
  readonly words: ReadingWords;
  readonly known: readonly KnownReference[];
  /** Ends when the page does: whatever was added goes with it. */
  readonly signal: AbortSignal;
}
