import { bare } from '../../../src/features/discovery/search/domain/build-request/search-words.ts';

const compared = 60;

/** Whether a paragraph begins as a quotation of its beginning does, up to the first formula: they differ in blanks and signs. */
export function isSameBeginning(text: string, quoted: string): boolean {
  const [beginning = ''] = quoted.split('$');
  return bare(text).startsWith(bare(beginning).slice(0, compared));
}
