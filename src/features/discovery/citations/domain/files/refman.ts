import type { CitableType } from '../../../../../platform/kernel/citable.ts';
import {
  abstractOf,
  addressesOf,
  type Exported,
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
  article: 'JOUR',
  preprint: 'UNPB',
  'conference-paper': 'CPAPER',
  book: 'BOOK',
  chapter: 'CHAP',
  dataset: 'DATA',
  standard: 'STAND',
  patent: 'PAT',
  audio: 'SOUND',
  video: 'VIDEO',
  other: 'GEN',
};

export const writeRefman: WriteFile = (citables, options) =>
  citables.map((citable) => recordOf(exported(citable, options))).join('');

function recordOf({ citable, reference, translated }: Exported): string {
  const { type, language, date, firstPage, elocation } = reference;
  const fields = [
    ['AU', reference.authors.map(turned)],
    ['ED', reference.editors.map(turned)],
    ['AD', addressesOf(citable, language)],
    ['TI', reference.title],
    ['TT', translated?.title ?? ''],
    ['T2', reference.container],
    ['JA', type === 'article' ? reference.container : ''],
    ['PY', reference.year],
    ['DA', date.replaceAll('-', '/')],
    ['VL', reference.volume],
    ['IS', reference.issue],
    ['M1', reference.number],
    ['SP', firstPage || elocation],
    ['EP', firstPage ? reference.lastPage : ''],
    ['ET', String(reference.edition ?? '')],
    ['PB', reference.publisher],
    ['CY', reference.place],
    ['SN', numberOf(citable)],
    ['DO', reference.doi],
    ['UR', reference.url],
    ['KW', keywordsOf(citable, language)],
    ['AB', abstractOf(citable, language)],
    ['LA', languageCode(language)],
  ] as const;
  return lines([`TY  - ${types[type]}`, ...filled(fields, (tag, value) => `${tag}  - ${value}`), 'ER  - ', '']);
}
