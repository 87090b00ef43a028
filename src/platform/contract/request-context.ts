import type { Language } from '../kernel/language.ts';
import type { ReaderTrace } from '../ports/usage.ts';
import type { OriginFacts } from './accept-origin.ts';

export interface Member {
  readonly id: string;
}

/** What a request brings, whether it came as a call or as a page. */
export interface RequestContext {
  readonly requestId: string;
  /** Lower case, without port. */
  readonly host: string;
  /** The `siteId` header, as it was sent. */
  readonly siteIdHeader: string | undefined;
  /** Asked for by header or address; the site's default applies without it. */
  readonly language: Language | undefined;
  readonly member: Member | null;
  /** Where the request says that it comes from. */
  readonly origin: OriginFacts;
  readonly trace: ReaderTrace;
  /** Surrogate keys of everything the answer shows. */
  readonly keys: Set<string>;
  /** How long the answer is worth keeping: a makeshift gives way as soon as the engine behind it is back. */
  readonly worth: { isMakeshift: boolean };
  /** Stored texts that answers of this request gave to the reader, by their hash. A page can place no others. */
  readonly texts: Map<string, ReadText>;
}

export type ReadText = () => Promise<Buffer | undefined>;
