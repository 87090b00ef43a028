import type { AccessSubject } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';

/** A file of something that is published, with what the policy must know. */
export interface KeptFile {
  readonly item: Id;
  readonly role: string;
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  /** Null for what is everyone's. */
  readonly subject: AccessSubject | null;
}

/** Where a protected file is asked for. */
export interface FilePlace {
  readonly site: number;
  readonly item: Id;
  readonly position: number;
  readonly role: string;
  /** The file itself, its high precision, or what is played of it. */
  readonly form: string | null;
}

export interface KeptFiles {
  /** One file of an item of the site, in a form that was made of it if one is named. */
  file(site: SiteContext, item: Id, position: number, form: string | undefined): Promise<KeptFile | undefined>;
  /** What the policy must know of a published thing; null for what is everyone's, or not there. */
  subject(site: SiteContext, item: Id): Promise<AccessSubject | null>;
  /** Which published things have this file, in the order of the sites. */
  places(sites: readonly number[], sha256: string): Promise<readonly FilePlace[]>;
}
