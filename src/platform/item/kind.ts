/** Kinds that are searched together share an index. */
export const families = ['articles', 'publications', 'figures', 'media', 'people', 'news', 'others'] as const;
export type Family = (typeof families)[number];

/** One kind of thing that is published. A new kind is a folder in `content/` and a line in `content/kinds.ts`. */
export interface Kind {
  readonly name: string;
  readonly family: Family;
}
