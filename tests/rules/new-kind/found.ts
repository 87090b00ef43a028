interface Row {
  readonly kind: string;
  readonly title: string;
  readonly url: string;
}

/** What the app answered about its new kind. */
export interface Found {
  readonly id: string;
  readonly list: readonly Row[];
  /** A list that names no kinds. */
  readonly newest: readonly Row[];
  /** The same list of another site. */
  readonly stranger: readonly Row[];
  readonly search: { readonly reduced: boolean; readonly kinds: readonly string[] };
  readonly byAccession: readonly string[];
  readonly papers: readonly Row[];
  readonly othersCounted: number;
  readonly kindsCounted: readonly string[];
  /** Kinds that the database alone finds. */
  readonly whileAway: readonly string[];
  /** What is like it. */
  readonly related: readonly Row[];
  readonly suggested: readonly string[];
  readonly feeds: { readonly rss: readonly string[]; readonly atom: readonly string[] };
  readonly sitemap: readonly string[];
  readonly cited: string;
}
