import type { Id } from '../../kernel/id.ts';

/** `edge-again` repeats a purge: one that met a page still being rendered would else leave the old page in the cache. */
export type SinkName =
  | 'index'
  | 'texts'
  | 'meanings'
  | 'edge'
  | 'edge-again'
  | 'harvest'
  | 'deposits'
  | 'orcid'
  | 'reviews';

/** "This item changed, and the sink does not know yet." Item 0 stands for the site's frame. */
export interface Mark {
  readonly sink: SinkName;
  readonly site: number;
  readonly item: Id;
  readonly revision: string;
  readonly attempts: number;
  /** Of whoever made it, if that was recorded. */
  readonly trace?: string | null;
}

export const frameItem: Id = '0';

/** Where changes go. Delivering the same mark twice, or late, must change nothing. */
export interface Sink {
  readonly name: SinkName;
  deliver(marks: readonly Mark[]): Promise<void>;
}
