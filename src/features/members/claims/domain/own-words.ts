import { urlProblem } from '../../../../platform/kernel/contact-rules.ts';
import { type Problem, researchFieldsProblem } from '../../../../platform/kernel/person-rules.ts';

/** What the owner of an expert's page says of themselves. What is empty leaves what was imported. */
export interface OwnWords {
  readonly introduction: string;
  readonly website: string;
  readonly researchFields: readonly string[];
}

export const longestIntroduction = 2_000;

export type OwnField = keyof OwnWords;

export function ownWordsProblems({ introduction, website, researchFields }: OwnWords) {
  const found: [OwnField, Problem][] = [
    ['introduction', introduction.length > longestIntroduction ? 'incorrectContent' : undefined],
    ['website', website.trim() === '' ? undefined : urlProblem(website)],
    ['researchFields', researchFields.length === 0 ? undefined : researchFieldsProblem(researchFields)],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, problem }] : []));
}

export const tidied = ({ introduction, website, researchFields }: OwnWords): OwnWords => ({
  introduction: introduction.replaceAll('\r\n', '\n').trim(),
  website: website.trim(),
  researchFields: [...new Set(researchFields.map((field) => field.trim()).filter(Boolean))],
});
