import type { Text } from '../../../platform/kernel/text.ts';
import type { RecordPerson, WorkRecord } from '../../../platform/kernel/work-record.ts';
import { plainLine } from './crossref/html-markup.ts';
import { languagesOf } from './written-languages.ts';
import { lineOf } from './written-xml.ts';

/** The full name of somebody by language, each on one line. */
export const fullNames = (names: RecordPerson['names']): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, lineOf(name?.full)]));

/** Abstracts as plain text, by language; what lists show where there is none. */
export const plainAbstracts = ({ abstracts, summaries }: WorkRecord): Text => {
  const read = Object.entries(abstracts).map(([language, html]) => [language, plainLine(html ?? '')]);
  return { ...summaries, ...Object.fromEntries(read) };
};

/** Keywords, and subjects by their names, each with its language. */
export function* subjectWords(record: WorkRecord): Generator<readonly [word: string, language: string]> {
  for (const [language, words] of Object.entries(record.keywords)) for (const word of words) yield [word, language];
  for (const { titles } of record.subjects)
    for (const language of languagesOf(titles, record)) yield [titles[language] ?? '', language];
}
