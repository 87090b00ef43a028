/** How much changed, for whoever has not yet read it. */
export interface Summary {
  /** Places at which something changed; in the text they are named `change-1`, `change-2` … */
  readonly changes: number;
  readonly inserted: Amounts;
  readonly deleted: Amounts;
  /** Paragraphs that stand elsewhere now. */
  readonly moved: number;
  /** Sections with changes in their order; the title of what stands before the first heading is empty. */
  readonly sections: readonly SectionChanges[];
}

interface Amounts {
  readonly words: number;
  readonly pictures: number;
  readonly formulas: number;
}

interface SectionChanges {
  readonly title: string;
  /** The number of its first change. */
  readonly first: number;
  readonly changes: number;
}
