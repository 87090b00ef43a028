import type { Language } from '../../../../platform/kernel/language.ts';
import { bareOrcid } from '../../../../platform/kernel/orcid.ts';
import type { SubmissionDetails } from '../fields.contract.ts';
import type { SendingProblem } from './sending-problems.ts';
import type { SubmissionKind } from './submission.ts';

/** The steps of the form, by the words that stand in its address. */
const formSteps = ['file', 'about', 'authors', 'references', 'declarations', 'check'] as const;
export type FormStep = (typeof formSteps)[number];

/** A video cites nothing. */
export const stepsOf = (kind: SubmissionKind): readonly FormStep[] =>
  kind === 'video' ? formSteps.filter((step) => step !== 'references') : formSteps;

export const stepAt = (kind: SubmissionKind, named: string | undefined): FormStep =>
  stepsOf(kind).find((step) => step === named) ?? 'file';

const stepOfField: Readonly<Record<SendingProblem['field'], FormStep>> = {
  file: 'file',
  journal: 'about',
  titles: 'about',
  abstracts: 'about',
  keywords: 'about',
  authors: 'authors',
  references: 'references',
  declarations: 'declarations',
};

export const stepOfProblem = ({ field }: Pick<SendingProblem, 'field'>): FormStep => stepOfField[field];

/** The languages in which journals print titles, abstracts and keywords in addition to the text's own. */
const printed: readonly Language[] = ['zh', 'en'];

/** In which languages the form asks: that of the work first, then those that the site prints, then whatever was read out of a file. */
export function fieldLanguages(
  { written, titles, abstracts, keywords }: Pick<SubmissionDetails, 'written' | 'titles' | 'abstracts' | 'keywords'>,
  ofSite: readonly Language[],
): string[] {
  const filled = [titles, abstracts, keywords].flatMap((texts) =>
    Object.entries(texts).flatMap(([language, text]) => (text && text.length > 0 ? [language] : [])),
  );
  return [...new Set([written, ...printed.filter((language) => ofSite.includes(language)), ...filled])];
}

/** Keywords as people write them in one line: separated by the signs of any language. */
export const keywordsIn = (line: string): string[] => entriesIn(line, /[;,；，、،؛\n]/);

/** References, one a line; the numbers that a list begins its lines with are no part of them. */
export const referencesIn = (text: string): string[] =>
  entriesIn(text, /\n/).map((line) => line.replace(/^(?:\[\d{1,4}\]|\d{1,4}[.、)])\s*/, '') || line);

const entriesIn = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** An ORCID as it is stored, whether it was copied as an address, without its hyphens, or typed. */
export function writtenOrcid(given: string): string {
  const bare = bareOrcid(given);
  const digits = bare.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{15}[\dX]$/.test(digits) ? (digits.match(/.{4}/g) ?? []).join('-') : bare;
}
