import type { Id } from '../../../../platform/kernel/id.ts';

/** What a feed says of a thing beyond what lists print. */
export interface FeedFacts {
  readonly id: Id;
  /** A moment of UTC. */
  readonly updated: string;
  /** Its sound or film, where anyone may fetch it. */
  readonly recording: { readonly position: number; readonly type: string; readonly bytes: number } | null;
}

export interface FeedStore {
  facts(ids: readonly Id[]): Promise<ReadonlyMap<Id, FeedFacts>>;
}
