import type { CitableType } from '../../../../../platform/kernel/citable.ts';
import { pagesOf } from '../reference.ts';
import { plainLine } from '../written.ts';
import {
  abstractOf,
  addressesOf,
  type Exported,
  type ExportOptions,
  exported,
  filled,
  keywordsOf,
  languageCode,
  lines,
  numberOf,
  turned,
  type WriteFile,
} from './exported.ts';

const types: Readonly<Record<CitableType, string>> = {
  article: 'Journal Article',
  preprint: 'Journal Article',
  'conference-paper': 'Conference Proceedings',
  book: 'Book',
  chapter: 'Book Section',
  dataset: 'Generic',
  standard: 'Standard',
  patent: 'Patent',
  audio: 'Audiovisual Material',
  video: 'Audiovisual Material',
  other: 'Generic',
};

export const writeNoteexpress: WriteFile = (citables, options) =>
  citables.map((citable) => recordOf(exported(citable, options), options)).join('');

function recordOf({ citable, reference, translated }: Exported, { provider }: ExportOptions): string {
  const { language } = reference;
  const cn = plainLine(citable.cn);
  const fields = [
    ['Reference Type', types[reference.type]],
    ['Title', reference.title],
    ['Translated Title', translated?.title ?? ''],
    ['Author', reference.authors.map(turned)],
    ['Translated Author', translated?.authors.map(turned) ?? []],
    ['Secondary Author', reference.editors.map(turned)],
    ['Author Address', addressesOf(citable, language).join('; ')],
    ['Journal', reference.container],
    ['Translated Journal', translated && translated.container !== reference.container ? translated.container : ''],
    ['ISBN/ISSN', numberOf(citable)],
    ['Year', reference.year],
    ['Date', reference.date],
    ['Volume', reference.volume],
    ['Issue', reference.issue],
    ['Number', reference.number],
    ['Pages', pagesOf(reference, '-')],
    ['Edition', String(reference.edition ?? '')],
    ['Publisher', reference.publisher],
    ['Place Published', reference.place],
    ['Keywords', keywordsOf(citable, language)],
    ['Abstract', abstractOf(citable, language)],
    ['URL', reference.url],
    ['DOI', reference.doi],
    ['Notes', cn && `CN ${cn}`],
    ['Database Provider', provider],
    ['Language', languageCode(language)],
  ] as const;
  return lines([...filled(fields, (name, value) => `{${name}}: ${value}`), '']);
}
