import type { Citable, CitableType } from '../../../../../platform/kernel/citable.ts';
import type { CitedName } from '../cited-name.ts';
import { pagesOf, referenceIn } from '../reference.ts';
import { shortMonth } from '../styles/parts.ts';
import { plainLine } from '../written.ts';
import { abstractOf, type Exported, exported, filled, keywordsOf, lines, type WriteFile } from './exported.ts';

const types: Partial<Record<CitableType, { entry: string; container: string }>> = {
  article: { entry: 'article', container: 'journal' },
  'conference-paper': { entry: 'inproceedings', container: 'booktitle' },
  book: { entry: 'book', container: 'series' },
  chapter: { entry: 'incollection', container: 'booktitle' },
};
const other = { entry: 'misc', container: 'howpublished' };

export const writeBibtex: WriteFile = (citables, options) => {
  const keys = uniqueKeys(citables.map(bibtexKey));
  const entries = citables.map((citable, place) => entryOf(exported(citable, options), keys[place] ?? ''));
  return entries.join('\r\n');
};

function entryOf({ citable, reference }: Exported, key: string): string {
  const { entry, container } = types[reference.type] ?? other;
  const month = shortMonth(reference.date).toLowerCase();
  const language = reference.language;
  const fields = [
    ['author', braced(namesOf(reference.authors))],
    ['editor', braced(namesOf(reference.editors))],
    ['title', text(reference.title)],
    [container, text(reference.container)],
    ['year', text(reference.year)],
    // The names of months are words of BibTeX itself.
    ['month', month],
    ['volume', text(reference.volume)],
    ['number', text(reference.issue || reference.number)],
    ['pages', text(pagesOf(reference, '--'))],
    ['edition', text(String(reference.edition ?? ''))],
    ['publisher', text(reference.publisher)],
    ['address', text(reference.place)],
    ['issn', text(plainLine(citable.issn))],
    ['isbn', text(plainLine(citable.isbn))],
    ['doi', braced(bibtexAddress(reference.doi))],
    ['url', braced(bibtexAddress(reference.url))],
    ['keywords', text(keywordsOf(citable, language).join(', '))],
    ['abstract', text(abstractOf(citable, language))],
    ['language', text(languageNames[language] ?? language)],
  ] as const;
  const written = filled(fields, (name, value) => `  ${name}=${value}`);
  return lines([
    `@${entry}{${key},`,
    ...written.map((field, place) => field + (place < written.length - 1 ? ',' : '')),
    '}',
  ]);
}

const braced = (value: string): string => (value ? `{${value}}` : '');
const text = (value: string): string => braced(escapeBibtex(value));

const languageNames: Readonly<Record<string, string>> = {
  zh: 'chinese',
  en: 'english',
  ru: 'russian',
  ara: 'arabic',
  spa: 'spanish',
  fra: 'french',
  de: 'german',
};

const namesOf = (people: readonly CitedName[]): string => people.map(nameOf).join(' and ');

/** A group, and a name that would be read as several, is kept together by braces. */
function nameOf(name: CitedName): string {
  if (name.whole) {
    const whole = escapeBibtex(name.full);
    return name.group || /,|\sand\s/i.test(name.full) ? `{${whole}}` : whole;
  }
  return [name.family, name.given]
    .map((part) => (/,|\sand\s/i.test(part) ? `{${escapeBibtex(part)}}` : escapeBibtex(part)))
    .join(', ');
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces whatever stands before them, so that `\{` alone would break the entry.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  // TeX prints other signs for these in its oldest fonts.
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

/** A plain text as the value of a field. */
const escapeBibtex = (text: string): string => text.replace(/[\\{}$&#%_^~<>|]/g, (sign) => escapes[sign] ?? sign);

/** An identifier or address stays as it is, but for what would end the field. */
const bibtexAddress = (text: string): string => text.replaceAll('{', '%7B').replaceAll('}', '%7D');

const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
const small = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);

/** What a writer types to cite it: `sample2026stable`. Where nothing of it is in Latin letters, its id. */
export function bibtexKey(citable: Citable): string {
  const { authors, title, year } = referenceIn(citable, 'en');
  const words = title.split(/[\s\-–—:,/]+/).map(ascii);
  const word = words.find((one) => one !== '' && !small.has(one)) ?? '';
  const family = ascii(authors[0]?.family ?? '').slice(0, 30);
  return family || word ? family + year + word.slice(0, 20) : `ref${citable.id}`;
}

/** The same key twice in a file would be one entry. */
function uniqueKeys(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    let unique = key;
    for (let number = 2; taken.has(unique); number += 1) unique = `${key}-${number}`;
    taken.add(unique);
    return unique;
  });
}
