import type { Id } from '../../../platform/kernel/id.ts';

/** Another piece, by its name. */
export interface NamedNews {
  readonly id: Id;
  readonly titles: Record<string, string>;
  readonly publishDate: string | null;
}

/** The pieces before and after in the same tab, and others that a reader may want. */
export interface AroundNews {
  readonly previous: NamedNews | null;
  readonly next: NamedNews | null;
  readonly related: readonly NamedNews[];
}
