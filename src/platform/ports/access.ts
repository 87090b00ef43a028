import type { AccessAction, AccessDecision, AccessSubject } from '../kernel/access.ts';
import type { Id } from '../kernel/id.ts';
import type { SiteContext } from '../kernel/site-context.ts';

/** Who asks, as far as access depends on it. */
export interface Reader {
  readonly member: { readonly id: string } | null;
  /**
   * A signed note that the reader's browser keeps: which of their access bases count besides being a member. Answers to those who hold none
   * are shared with everyone, so that nothing else about a visitor may count.
   */
  readonly grant?: string | undefined;
  /** As the edge tells it. Counts only with a grant. */
  readonly address?: string | undefined;
}

/** Where a library's own systems are reached. */
export interface LibrarySystems {
  readonly resolver: string | null;
  /** What its proxy puts before an address. */
  readonly proxyPrefix: string | null;
}

/** The one policy about who may have what. `site` is the one that the thing belongs to. */
export interface Access {
  /** What a switch of the site means for this reader, whatever the thing. */
  power(site: SiteContext, reader: Reader, action: AccessAction): Promise<AccessDecision>;
  /** What a reader may read of a site besides open access: all of it, or only what belongs to these journals and books. */
  reading(site: number, reader: Reader): Promise<'all' | readonly Id[]>;
  decide(site: SiteContext, reader: Reader, subject: AccessSubject, action: AccessAction): Promise<AccessDecision>;
  /** The systems of the library that this is a reader of; nothing of whom that is not known. */
  library(site: SiteContext, reader: Reader): Promise<LibrarySystems | null>;
}

/** The same for a stored thing that only its id is known of. Nothing for what no policy is about; a problem is no reason to fail. */
export type DecideReading = (site: SiteContext, reader: Reader, item: Id) => Promise<AccessDecision | undefined>;

/** The browser keeps a grant to this very host; the edge lets whoever has it past the cache. */
export const grantCookie = '__Host-grant';

/** The beginning of a text for those who may not read all of it. */
export interface Trial {
  /** Named like any stored text by the hash of its bytes, from which nobody can tell the hash of the whole. */
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** Cuts the stored text, and shows its pictures in low precision: the address of a picture's hash → the hash of its low form. */
export type ReadTrial = (body: string, lowForms: ReadonlyMap<string, string>) => Promise<Trial | undefined>;
