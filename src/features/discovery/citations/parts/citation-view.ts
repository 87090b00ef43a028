import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { getPublicizeInfo } from '../contract.ts';

type Info = OutputOf<typeof getPublicizeInfo>;

/** What a page carries of a citation; the other styles are fetched when they are wanted. */
export type CitationView = Pick<
  Info,
  'id' | 'part' | 'resName' | 'resString' | 'quote' | 'transQuote' | 'language' | 'transLanguage' | 'integrity'
>;

export const citationView = (info: Info): CitationView => ({
  id: info.id,
  ...(info.part !== undefined && { part: info.part }),
  resName: info.resName,
  resString: info.resString,
  quote: info.quote,
  transQuote: info.transQuote,
  language: info.language,
  transLanguage: info.transLanguage,
  integrity: info.integrity,
});
