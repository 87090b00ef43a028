import type { AccessDecision } from '../kernel/access.ts';
import type { Id } from '../kernel/id.ts';
import type { SiteContext } from '../kernel/site-context.ts';

/** By what a request tells one reader from another. It is hashed where it is counted. */
export interface ReaderTrace {
  readonly address: string;
  /** The header User-Agent. */
  readonly agent: string;
  /** Whether nobody reads the answer: a HEAD request, or a browser that prefetches. */
  readonly isProbe?: boolean;
  /** Members are distinguished by their session, wherever they are. */
  readonly session?: string | undefined;
  /** Two letters of ISO 3166, where the edge knows it. The only thing of a reader that is stored as it is. */
  readonly country?: string | undefined;
  /** The signed note that the browser keeps: it tells at which institution the reader logged in. */
  readonly grant?: string | undefined;
}

/** `denied`: a file or a recording was requested that the reader may not have. */
export type UsageKind = 'view' | 'download' | 'denied';

/** The customer whose reader it is, whatever they may read: by a login at the institution, or by the address. */
export type CustomerOf = (site: number, reader: Pick<ReaderTrace, 'address' | 'grant'>) => Promise<Id | null>;

/** What readers do with what is published. Never throws and never keeps a reader waiting for long: a count may be lost, a page not. */
export interface Usage {
  /** `because` is what the access policy said about it: why it was allowed or refused, and for which customer it counts. */
  count(
    site: SiteContext,
    item: Id,
    what: UsageKind,
    reader: ReaderTrace,
    because?: AccessDecision,
    /** The chapter of a book, by its place. */
    part?: number,
  ): Promise<void>;
  /** A search at a site; of what was asked only a hash is kept. */
  countSearch(site: number, query: string, reader: ReaderTrace): Promise<void>;
}
