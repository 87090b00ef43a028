import { isDay } from '../../../../../platform/kernel/day.ts';
import { escapeHtml } from '../../../../../platform/kernel/escape-html.ts';
import { isOrcid } from '../../../../../platform/kernel/orcid.ts';

const doiForm = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i;

/** A DOI in lower case, from however it was written. */
export const doiOf = (written: string | null | undefined): string | undefined =>
  doiForm.exec(written?.trim() ?? '')?.[1]?.toLowerCase();

/** The first DOI that a printed text names. */
export const doiIn = (printed: string): string | undefined =>
  /\b10\.\d{4,9}\/[^\s"<>，。；、]+/
    .exec(printed)?.[0]
    .replace(/[.,;)\]]+$/, '')
    .toLowerCase();

const orcidForm = /^(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i;

/** An ORCID whose check digit is right, as `0000-0002-1825-0097`. */
export function orcidOf(written: string | null | undefined): string | undefined {
  const orcid = orcidForm.exec(written?.trim() ?? '')?.[1]?.toUpperCase();
  return orcid && isOrcid(orcid) ? orcid : undefined;
}

const dayForm = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** A day as YYYY-MM-DD. A month stands for its first day, so that things can be put in order. */
export function calendarDate(written: string | null | undefined): string | undefined {
  const [, year, month, day = '01'] = dayForm.exec(written?.trim() ?? '') ?? [];
  if (!year || !month) return undefined;
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : undefined;
}

const attribution = /^(?:CC[- ])?BY((?:-(?:NC|ND|SA))*)[- ](\d\.\d)$/i;
const address = /^https?:\/\/(?:www\.)?creativecommons\.org\/((?:licenses|publicdomain)\/[\w.+-]+\/\d\.\d)/i;

/** The address of a free licence that a source names shortly, as `CC-BY-4.0`. */
export function licenceOf(written: string | null | undefined): string | undefined {
  const name = written?.trim() ?? '';
  const at = address.exec(name)?.[1];
  if (at) return `https://creativecommons.org/${at.toLowerCase()}/`;
  const [, terms = '', version] = attribution.exec(name) ?? [];
  if (version) return `https://creativecommons.org/licenses/by${terms.toLowerCase()}/${version}/`;
  if (/^CC0\b/i.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  if (/^public domain\b/i.test(name)) return 'https://creativecommons.org/publicdomain/mark/1.0/';
  return undefined;
}

/** Plain text as safe HTML. */
export const asParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');
