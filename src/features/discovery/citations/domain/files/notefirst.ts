import type { Citable, CitableAuthor, CitableType } from '../../../../../platform/kernel/citable.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import { citedName } from '../cited-name.ts';
import { citedLanguage, pagesOf, referenceIn } from '../reference.ts';
import { plainLine } from '../written.ts';
import { lines, type WriteFile } from './exported.ts';

const types: Readonly<Record<CitableType, string>> = {
  article: 'JournalArticle',
  preprint: 'JournalArticle',
  'conference-paper': 'ConferencePaper',
  book: 'Book',
  chapter: 'BookSection',
  dataset: 'Other',
  standard: 'Standard',
  patent: 'Patent',
  audio: 'Other',
  video: 'Other',
  other: 'Other',
};

const languageTags: Readonly<Record<string, string>> = { zh: 'zh-CHS', ara: 'ar', spa: 'es', fra: 'fr' };
const tagOf = (language: string): string => languageTags[language] ?? language;

export const writeNotefirst: WriteFile = (citables, { language }) =>
  lines([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Bibliographies>',
    `  <BibliographiesCount>${citables.length}</BibliographiesCount>`,
    ...citables.flatMap((citable) => indent(bibliography(citable, language))),
    '</Bibliographies>',
  ]);

/** Has every language that a work has; the requested one comes first. */
function bibliography(citable: Citable, requested: string | undefined): string[] {
  const language = citedLanguage(citable, requested);
  const reference = referenceIn(citable, language);
  return inside('Bibliography', [
    ...element('Type', types[citable.type]),
    ...element('Language', tagOf(language)),
    ...inside('PrimaryTitle', texts('Title', citable.titles, language)),
    ...inside(
      'Authors',
      citable.authors.flatMap((author) => inside('Author', infos(author, language))),
    ),
    ...inside('Medium', texts('Media', citable.containers, language)),
    ...element('Year', reference.year),
    ...element('Volume', reference.volume),
    ...element('Issue', reference.issue),
    ...inside(
      'Keywords',
      ordered(citable.keywords, language).flatMap(([key, words]) =>
        (words ?? []).flatMap((word) => element('Keyword', plainLine(word), key)),
      ),
    ),
    ...inside('Abstracts', texts('Abstract', citable.abstracts, language)),
    ...element('PageScope', pagesOf(reference, '-')),
    ...element('Publisher', reference.publisher),
    ...element('ISSN', plainLine(citable.issn)),
    ...element('ISBN', plainLine(citable.isbn)),
    ...element('DOI', reference.doi),
    ...element('CLC', plainLine(citable.clc)),
    ...element('Url', reference.url),
  ]);
}

function infos(author: CitableAuthor, language: string): string[] {
  return ordered(author.names, language).flatMap(([key, name]) => {
    const full = name && citedName({ ...author, names: { [key]: name } }, key)?.full;
    if (!full) return [];
    const places = author.affiliations.map((text) => plainLine(text[key] ?? '')).filter(Boolean);
    return inside('Info', [...element('FullName', full), ...element('Organization', places.join('; '))], key);
  });
}

const ordered = <Value>(by: Readonly<Record<string, Value>>, first: string): [string, Value][] =>
  Object.entries(by).sort(([one], [other]) => Number(other === first) - Number(one === first));

const texts = (name: string, text: Text, first: string): string[] =>
  ordered(text, first).flatMap(([language, words]) => element(name, plainLine(words), language));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const attribute = (language: string | undefined): string =>
  language === undefined ? '' : ` Lang="${escapeXml(tagOf(language))}"`;

const element = (name: string, text: string, language?: string): string[] =>
  text === '' ? [] : [`<${name}${attribute(language)}>${escapeXml(text)}</${name}>`];

const inside = (name: string, content: readonly string[], language?: string): string[] =>
  content.length === 0 ? [] : [`<${name}${attribute(language)}>`, ...indent(content), `</${name}>`];

const indent = (all: readonly string[]): string[] => all.map((line) => `  ${line}`);
