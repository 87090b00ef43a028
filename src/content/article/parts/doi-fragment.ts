import { isLanguage } from '../../../platform/kernel/language.ts';

/** The canonical address of a paper that has a DOI. Slashes stay: they belong to the DOI. */
export const doiAddress = (doi: string): string => `/article/doi/${doi.split('/').map(encodeURIComponent).join('/')}`;

/** `10.1234/x` of whatever people paste: with `doi:`, as an address, with spaces around. Null if it is none. */
export function readDoi(given: string): string | null {
  const doi = given.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return /^10\.\d{4,9}\/\S{1,300}$/.test(doi) ? doi.toLowerCase() : null;
}

/** Old links say `/thesisDetails#{doi}&lang=en`; the fragment never reaches the server. */
export function addressOfFragment(fragment: string): string | null {
  const [given = '', ...rest] = decoded(fragment.replace(/^#/, '')).split('&');
  const doi = readDoi(given);
  if (!doi) return null;
  const lang = new URLSearchParams(rest.join('&')).get('lang');
  return isLanguage(lang) ? `${doiAddress(doi)}?lang=${lang}` : doiAddress(doi);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
