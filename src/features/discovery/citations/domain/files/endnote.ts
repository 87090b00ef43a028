import type { CitableType } from '../../../../../platform/kernel/citable.ts';
import type { CitedName } from '../cited-name.ts';
import { pagesOf } from '../reference.ts';
import {
  abstractOf,
  addressesOf,
  type Exported,
  type ExportOptions,
  exported,
  filled,
  keywordsOf,
  languageCode,
  lineEnd,
  lines,
  numberOf,
  turned,
  type WriteFile,
} from './exported.ts';

const types: Readonly<Record<CitableType, string>> = {
  article: 'Journal Article',
  preprint: 'Electronic Article',
  'conference-paper': 'Conference Paper',
  book: 'Book',
  chapter: 'Book Section',
  dataset: 'Dataset',
  standard: 'Standard',
  patent: 'Patent',
  audio: 'Audiovisual Material',
  video: 'Film or Broadcast',
  other: 'Generic',
};

export const writeEndnote: WriteFile = (citables, options) =>
  citables.map((citable) => recordOf(exported(citable, options), options)).join(lineEnd);

function recordOf({ citable, reference, translated }: Exported, { provider }: ExportOptions): string {
  const { type, language } = reference;
  const fields = [
    ['0', types[type]],
    ['A', reference.authors.map(authorOf)],
    ['E', reference.editors.map(authorOf)],
    ['+', addressesOf(citable, language).join('; ')],
    ['T', reference.title],
    [type === 'article' || type === 'preprint' ? 'J' : 'B', reference.container],
    ['D', reference.year],
    ['8', reference.date.replaceAll('-', '/')],
    ['V', reference.volume],
    ['N', reference.issue || reference.number],
    ['P', pagesOf(reference, '-')],
    ['7', String(reference.edition ?? '')],
    ['I', reference.publisher],
    ['C', reference.place],
    ['@', numberOf(citable)],
    ['R', reference.doi],
    ['U', reference.url],
    ['K', keywordsOf(citable, language).join('; ')],
    ['X', abstractOf(citable, language)],
    ['G', languageCode(language)],
    ['Q', translated?.title ?? ''],
    ['H', translated?.authors.map(authorOf) ?? []],
    ['W', provider],
  ] as const;
  return lines(filled(fields, (tag, value) => `%${tag} ${value}`));
}

/** EndNote takes a corporate author for a person unless a comma ends it. */
const authorOf = (name: CitedName): string => (name.group ? `${name.full},` : turned(name));
