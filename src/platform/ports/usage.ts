import type { Id } from '../kernel/id.ts';
import type { SiteContext } from '../kernel/site-context.ts';

/** By what a request tells one reader from another. It is hashed where it is counted and never stored as it is. */
export interface ReaderTrace {
  readonly address: string;
  /** The header User-Agent. */
  readonly agent: string;
  /** Members are told apart by their session, wherever they are. */
  readonly session?: string | undefined;
}

export type UsageKind = 'view' | 'download';

/** What readers do with what is published. Never throws and never keeps a reader waiting for long: a count may be lost, a page not. */
export interface Usage {
  count(site: SiteContext, item: Id, what: UsageKind, reader: ReaderTrace): Promise<void>;
}
