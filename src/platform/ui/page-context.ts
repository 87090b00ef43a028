import { createContext } from 'react-router';
import type { Call } from '../contract/call.ts';
import type { Language } from '../kernel/language.ts';

/** What a page's loader may use: the calls, and the place for a ready-made body. */
export interface PageRequest {
  readonly call: Call;
  readonly origin: string;
  /** Asked for in the address; the site's default applies without it. */
  readonly language: Language | undefined;
  readonly mainDomain: string;
  /** Reads a stored body and keeps it for the document, where it is sent once and never as loader data. */
  placeBody(sha256: string): Promise<boolean>;
}

export const pageRequest = createContext<PageRequest>();

/** What a page leaves for whoever sends the document. */
export interface DocumentParts {
  body?: Buffer;
  chunks?: Buffer[];
}

export const documentParts = createContext<DocumentParts>();
