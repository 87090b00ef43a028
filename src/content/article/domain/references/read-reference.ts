import { type CitedPerson, goesOn, readAuthors } from './read-authors.ts';

/** What a printed reference says, as far as it could be read. */
export interface ReferenceParts {
  readonly type: string | null;
  readonly authors: readonly CitedPerson[];
  readonly title?: string;
  readonly container?: string;
  readonly publisher?: string;
  readonly place?: string;
  readonly year?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly firstPage?: string;
  readonly lastPage?: string;
  readonly doi?: string;
  readonly url?: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

const doiPattern = /\b10\.\d{4,9}\/[^\s"<>，。；、\]]+/;
const urlPattern = /https?:\/\/[^\s<>，。；、]+/;
const year = String.raw`(?<year>(?:1[6-9]|20)\d{2})`;
const pages = String.raw`(?<first>[A-Za-z]{0,3}\d[\w.]*)(?:\s*[-–—~～]\s*(?<last>[A-Za-z]{0,3}\d\w*))?`;
const issue = String.raw`[(（]\s*(?<issue>[^()（）]+?)\s*[)）]`;

/** What is longer is no reference, and takes too long to look at. */
const longest = 1_500;

/** Reads one entry of a list of references: GB/T 7714, APA, Vancouver, Nature, IEEE, Chicago and what comes near them. */
export function readReference(printed: string): ReferenceParts {
  if (printed.length > longest) return { type: null, authors: [] };
  const doi = doiPattern
    .exec(printed)?.[0]
    .replace(/[.,;:)\]]+$/, '')
    .toLowerCase();
  const url = urlPattern.exec(printed)?.[0].replace(/[.,;)\]]+$/, '');
  const text = withoutAddresses(printed);
  const read =
    marked(text) ?? quoted(text) ?? yearAfterAuthors(text) ?? yearBeforeVolume(text) ?? yearAtEnd(text) ?? {};
  const { type = null, authors = [], ...parts } = read;
  const rest = { ...parts, doi, ...(!url?.includes('doi.org/') && { url }) };
  return {
    type,
    authors,
    ...Object.fromEntries(
      Object.entries(rest).flatMap(([name, value]) =>
        /[\p{L}\p{N}]/u.test(value ?? '') ? [[name, tidy(value ?? '')]] : [],
      ),
    ),
  };
}

type Read = Partial<ReferenceParts>;

const tidy = (text: string): string =>
  text.replace(/^[\s,，.．:：“"]+|[\s,，:：”"]+$/g, '').replace(/(?<!\p{Lu})[.．]$/u, '');

const withoutAddresses = (printed: string): string =>
  printed
    .replaceAll(/(?:available (?:from|at):?\s*)?(?:doi\s*[:：]?\s*)?https?:\/\/[^\s<>，。；、]+/gi, '')
    .replaceAll(new RegExp(String.raw`(?:doi\s*[:：]?\s*)?${doiPattern.source}`, 'gi'), '')
    .replaceAll(/\b(?:PMID|PMCID)\s*:?\s*\w+\.?/g, '')
    .replaceAll(/[[［]\s*\d{4}-\d{1,2}-\d{1,2}\s*[\]］]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const types: Readonly<Record<string, string>> = {
  J: 'journal',
  M: 'book',
  C: 'confproc',
  D: 'thesis',
  N: 'newspaper',
  R: 'report',
  S: 'standard',
  P: 'patent',
  DB: 'data',
  DS: 'data',
  EB: 'web',
  CP: 'software',
  A: 'book',
  G: 'book',
  Z: 'other',
};
const mark = /\s*[[［]\s*(?<code>J|M|C|D|N|R|S|P|G|A|Z|EB|DB|DS|CP)(?:\/(?:OL|CD|MT|DK))?\s*[\]］]\s*/i;

/** GB/T 7714: a letter in brackets says what it is, behind the title. */
function marked(text: string): Read | undefined {
  const found = mark.exec(text);
  if (!found?.groups) return undefined;
  const type = types[found.groups.code?.toUpperCase() ?? ''] ?? null;
  const { authors, title } = headOf(text.slice(0, found.index));
  const tail = text.slice(found.index + found[0].length).replace(/^[.．\s]*/, '');
  const journal = first(tail, [
    String.raw`^(?:\/\/)?\s*(?<container>.+?)\s*[,，.．]\s*${year}(?:[-–—]\d\d(?:[-–—]\d\d)?)?(?:\s*[,，]\s*(?<volume>[^\s,，()（）:：]+))?\s*(?:${issue})?\s*(?:[:：]\s*${pages})?`,
  ]);
  if (type === 'journal' || type === 'newspaper' || type === 'web')
    return { type, authors, title, ...partsOf(journal) };
  const press = first(tail, [
    String.raw`^(?:\/\/\s*(?<container>.+?)[.．]\s*)?(?:[^:：]*[.．]\s*)?(?<place>[^:：.．]+?)\s*[:：]\s*(?<publisher>[^,，]+?)\s*[,，]\s*${year}(?:\s*[:：]\s*${pages})?`,
    String.raw`^(?:\/\/)?\s*(?<publisher>[^,，]+?)?[,，\s]*${year}`,
  ]);
  return { type, authors, title, ...partsOf(press) };
}

/** IEEE and Chicago: the title stands in quotes. */
function quoted(text: string): Read | undefined {
  const found = /[“"](?<title>.+?[,.?!])[”"]/.exec(text);
  if (!found?.groups) return undefined;
  const before = text.slice(0, found.index);
  const tail = text.slice(found.index + found[0].length);
  const written = new RegExp(String.raw`[.,]?\s*\(?${year}[a-z]?\)?\.?\s*$`).exec(before);
  const journal = first(tail, [
    String.raw`^[\s,.]*(?:in\s+)?(?<container>.+?),?\s+vol\.\s*(?<volume>[^\s,]+)(?:,\s*no\.\s*(?<issue>[^,]+))?(?:,\s*(?:pp?|Art\. no)\.\s*${pages})?.*?${year}`,
    String.raw`^[\s,.]*(?<container>.+?),?\s+(?<volume>\d+)\s*(?:,\s*no\.\s*(?<noIssue>[^\s(:,]+))?\s*(?:${issue})?\s*(?:\(${year}\))?\s*(?::\s*${pages})?\.?\s*$`,
    String.raw`^[\s,.]*(?:in\s+)?(?<container>[^,]+),.*?${year}`,
  ]);
  const authors = written ? readAuthors(before.slice(0, written.index), true) : readAuthors(before);
  const parts = partsOf(journal);
  return {
    type: journal?.volume ? 'journal' : null,
    authors,
    ...partsOf(found.groups),
    ...parts,
    ...(written?.groups?.year && { year: written.groups.year }),
    ...(journal?.noIssue && { issue: journal.noIssue }),
  };
}

/** APA, Harvard and Springer: `Smith, J. (2020). Title. Journal, 12(3), 1–9`. */
function yearAfterAuthors(text: string): Read | undefined {
  const found = new RegExp(
    String.raw`^(?<authors>[^(（]{2,}?)\s*[(（]${year}[a-z]?(?:,[^)]*)?[)）]\s*[.,:]?\s*(?=[^\s.,])`,
  ).exec(text);
  if (!found?.groups) return undefined;
  const after = text.slice(found[0].length);
  const place = String.raw`(?<volume>[A-Za-z]?\d[\w-]*)\s*(?:${issue})?\s*(?:[,:]\s*(?:pp?\.\s*|Article\s+)?${pages})?\s*\.?\s*$`;
  const journal = first(after, [
    String.raw`^(?<title>.+?[.?!])\s+(?<container>[^.]+?),?\s+${place}`,
    String.raw`^(?<title>.+?[.?!])\s+(?<container>.+?)\s*,?\s+${place}`,
    String.raw`^(?<title>.+?)(?:\s*[(（][^()]*ed\.?[^()]*[)）])?\.\s+(?<publisher>[^.]+)\.?\s*$`,
    String.raw`^(?<title>.+?)\.?\s*$`,
  ]);
  const authors = readAuthors(found.groups.authors ?? '');
  return { type: journal?.volume ? 'journal' : null, authors, ...partsOf(journal), ...partsOf(found.groups) };
}

/** Vancouver, and Chinese lists without marks: `Smith J, Doe A. Title. Journal. 2020;12(3):1-9`. */
function yearBeforeVolume(text: string): Read | undefined {
  const journal = first(text, [
    String.raw`^(?<head>.+[.?!])\s+(?<container>[^.?!]+(?:\.\s?[^.?!;]+?){0,4}?)[.,]?\s+${year}(?:\s+\w{3,9}(?:\s+\d{1,2})?)?\s*;\s*(?<volume>[^\s(:;]+)?\s*(?:${issue})?\s*(?::\s*${pages})?`,
    String.raw`^(?<head>.+[.?!])\s+(?<container>[^.?!]+)\.\s+${year}\.?\s*$`,
    String.raw`^(?<head>.+[.．])\s*(?<container>[^.．]+?)\s*[,，]\s*${year}\s*[,，]\s*(?<volume>[^\s,，()（）:：]+)?\s*(?:${issue})?\s*(?:[:：]\s*${pages})?`,
  ]);
  if (!journal) return undefined;
  return { type: 'journal', ...headOf(journal.head ?? ''), ...partsOf(journal) };
}

/** Nature: `Smith, J. & Doe, A. Title. Journal 12, 1–9 (2020).` */
function yearAtEnd(text: string): Read | undefined {
  const journal = first(text, [
    String.raw`^(?<head>.+[.?!])\s+(?<container>[^.]+?(?:\.\s[^.]+?){0,4}?)\s+(?<volume>[A-Za-z]?\d[\w-]*)\s*(?:${issue})?\s*(?:,\s*${pages})?\s*[(（]${year}[)）]\.?\s*$`,
    String.raw`^(?<head>.+[.?!])\s+(?<container>[^.?!]+?)\s+[(（]${year}[)）]\.?\s*$`,
  ]);
  if (!journal) return undefined;
  return { type: 'journal', ...headOf(journal.head ?? ''), ...partsOf(journal) };
}

const first = (text: string, forms: readonly string[]): Groups | undefined =>
  forms.map((form) => new RegExp(form, 'iu').exec(text)?.groups).find((groups) => groups !== undefined);

function partsOf(groups: Groups | undefined): Read {
  const { title, container, publisher, place, year: when, volume, issue: number, first: from, last } = groups ?? {};
  return {
    ...(title && { title }),
    ...(container && { container }),
    ...(publisher && { publisher }),
    ...(place && { place }),
    ...(when && { year: when }),
    ...(volume && { volume }),
    ...(number && { issue: number }),
    ...(from && { firstPage: from }),
    ...(from && last && { lastPage: wholePage(from, last) }),
  };
}

/** `101-9` means 101–109. */
const wholePage = (from: string, last: string): string =>
  /^\d+$/.test(from) && /^\d+$/.test(last) && last.length < from.length
    ? from.slice(0, from.length - last.length) + last
    : last;

/** Authors and title, with a full stop between them that ends no initial. */
function headOf(head: string): { readonly authors: readonly CitedPerson[]; readonly title: string } {
  for (const stop of head.matchAll(/[.．]\s*/g)) {
    const rest = head.slice(stop.index + stop[0].length);
    if (rest.trim() !== '' && !goesOn(rest)) return { authors: readAuthors(head.slice(0, stop.index)), title: rest };
  }
  return { authors: [], title: head };
}
