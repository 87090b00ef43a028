import type { Language } from '../kernel/language.ts';
import type { Reader } from '../ports/access.ts';
import type { ReaderTrace } from '../ports/usage.ts';
import type { OriginFacts } from './accept-origin.ts';

/** A session that the answer gives to the browser to keep. */
export interface KeptSession {
  readonly token: string;
  readonly userName: string;
  readonly seconds: number;
}

/** The session of a request: what it brought, and what becomes of it. */
export interface SessionSlot {
  /** The secret of the cookie, which no script can read. */
  readonly held: string | undefined;
  /** The `token` header: the cookie's companion, which only a page of this host can read. */
  readonly header: string | undefined;
  next: KeptSession | 'over' | undefined;
}

/** What the browser keeps to show that more counts than who is a member; the policy alone can read it. */
export interface GrantSlot {
  readonly held: string | undefined;
  next: { readonly token: string; readonly seconds: number } | undefined;
}

export interface Member {
  readonly id: string;
  /** Whether they have proven lately by more than a password who they are. */
  readonly isAssured: boolean;
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
  readonly session: SessionSlot;
  readonly grant: GrantSlot;
  /** The `captcha` header: a solved puzzle. */
  readonly captcha: string | undefined;
  /** Where the request says that it comes from. */
  readonly origin: OriginFacts;
  readonly trace: ReaderTrace;
  /** Surrogate keys of everything the answer shows. */
  readonly keys: Set<string>;
  /** How long the answer is worth keeping: a degraded answer gives way as soon as the engine behind it is back. */
  readonly worth: Worth;
  /** Stored texts that answers of this request gave to the reader, by their hash. A page can place no others. */
  readonly texts: Map<string, ReadText>;
}

/** What bounds the time for which an answer may be shown to others. */
export interface Worth {
  isDegraded: boolean;
  /** Whether its keys name everything that it depends on, so that it holds until one of them is purged. */
  isKeyed: boolean;
}

export type ReadText = () => Promise<Buffer | undefined>;

/** Whoever asks, as the access policy knows readers. */
export const readerOf = ({ member, grant, trace }: RequestContext): Reader => ({
  member,
  grant: grant.held,
  address: trace.address,
});
