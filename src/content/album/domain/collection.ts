import type { Id } from '../../../platform/kernel/id.ts';

/** What gathers other things: a virtual album, a topic, a special issue. */
export const collectionKinds = ['album', 'topic', 'special-issue'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** A thing by its name. */
export interface Named {
  readonly id: Id;
  readonly titles: Record<string, string>;
}

/** How many things of a kind it holds. */
export interface Counted {
  readonly kind: string;
  readonly count: number;
}
