import type { AccessDecision } from '../kernel/access.ts';
import type { Id } from '../kernel/id.ts';
import type { SiteContext } from '../kernel/site-context.ts';

/** By what a request tells one reader from another. It is hashed where it is counted. */
export interface ReaderTrace {
  readonly address: string;
  /** The header User-Agent. */
  readonly agent: string;
  /** Members are told apart by their session, wherever they are. */
  readonly session?: string | undefined;
  /** Two letters of ISO 3166, where the edge knows it. The only thing of a reader that is stored as it is. */
  readonly country?: string | undefined;
}

export type UsageKind = 'view' | 'download';

/** What readers do with what is published. Never throws and never keeps a reader waiting for long: a count may be lost, a page not. */
export interface Usage {
  /** `because` is what the access policy said about it: why it was allowed or refused, and for which customer it counts. */
  count(site: SiteContext, item: Id, what: UsageKind, reader: ReaderTrace, because?: AccessDecision): Promise<void>;
}
