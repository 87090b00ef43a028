import { createContext } from 'react-router';
import type { Call } from '../contract/call.ts';
import type { Language } from '../kernel/language.ts';

/** What a page shows that is only prepared; or why the link that led to it shows nothing. */
export type Preview =
  | {
      /** Whether readers have never seen it, or see something older. */
      readonly state: 'unseen' | 'draft';
      /** ISO 8601: until then the link opens it. */
      readonly until: string;
      /** What in an address asks for it. */
      readonly token: string;
    }
  | { readonly state: 'over' | 'incomplete' };

/** What a page's loader may use: the calls, and the places for ready-made pieces. */
export interface PageRequest {
  readonly call: Call;
  /** Where the site is at home: for every address that is written out. */
  readonly origin: string;
  /** Where the reader is: a site may have several hosts. */
  readonly hostOrigin: string;
  /** Asked for in the address; the site's default applies without it. */
  readonly language: Language | undefined;
  /** Whether a member asks. Who it is, calls say. */
  readonly signedIn: boolean;
  readonly mainDomain: string;
  readonly preview?: Preview | undefined;
  /** A piece of the page that all visitors of a site get alike in their language: made once every few seconds, not once a page. */
  share<Value>(name: string, make: (call: Call) => Promise<Value>): Promise<Value>;
  /** Reads a stored body and keeps it for the document, where it is sent once and never as loader data. */
  placeBody(sha256: string, slot?: string): Promise<boolean>;
  /** The same for safe HTML that is at hand: an abstract, or tags for the head. */
  placeHtml(slot: string, html: string): void;
  /** The header `Link` of the document. */
  placeLinks(links: string): void;
}

export const pageRequest = createContext<PageRequest>();

/** What a page leaves for whoever sends the document. */
export interface DocumentParts {
  readonly slots: Map<string, Buffer>;
  links?: string;
  chunks?: Buffer[];
}

export const documentParts = createContext<DocumentParts>();
