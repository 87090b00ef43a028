/** Something that is said, with its seconds from the beginning. */
export interface Cue {
  readonly start: number;
  /** Unknown where a text has no times. */
  readonly end: number | null;
  readonly text: string;
}

/** Captions of a whole day are smaller; anything larger is neither read into a page nor searched. */
export const mostCaptionBytes = 2_000_000;

/** Names what is said on the page of a recording, where several languages may stand below each other. */
export const cueAnchor = (language: string, place: number): string =>
  `said-${language.replaceAll(/[^A-Za-z0-9]/g, '')}-${place}`;
