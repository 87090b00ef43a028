import type { AccessAction, AccessDecision, AccessSubject } from '../kernel/access.ts';
import type { SiteContext } from '../kernel/site-context.ts';

/** Who asks, as far as access depends on it. */
export interface Reader {
  readonly member: { readonly id: string } | null;
}

/** The one policy about who may have what. `site` is the one that the thing belongs to. */
export interface Access {
  /** What a switch of the site means for this reader, whatever the thing. */
  power(site: SiteContext, reader: Reader, action: AccessAction): Promise<AccessDecision>;
  decide(site: SiteContext, reader: Reader, subject: AccessSubject, action: AccessAction): Promise<AccessDecision>;
}

/** The beginning of a text for those who may not read all of it. */
export interface Trial {
  /** Named like any stored text by the hash of its bytes, from which nobody can tell the hash of the whole. */
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** Cuts the stored text, and shows its pictures in low precision: the address of a picture's hash → the hash of its low form. */
export type ReadTrial = (body: string, lowForms: ReadonlyMap<string, string>) => Promise<Trial | undefined>;
