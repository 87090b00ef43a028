/** What a publisher should look at in a document that was imported all the same. */
export interface Problem {
  readonly code: ProblemCode;
  /** Where: an element's id, a reference's label, a file's name. */
  readonly at?: string;
  readonly value?: string;
}

/** Each kind of problem: how much of 100 points one of them costs, how much all of them together at most, and its words. */
export const problemCodes = {
  'alternative-text-missing': { cost: 0.5, most: 10, words: 'a picture has no alternative text' },
  'reference-broken': { cost: 2, most: 20, words: 'a link inside the text leads to nothing' },
  'reference-empty': { cost: 1, most: 10, words: 'an entry of the reference list is empty' },
  'licence-unknown': { cost: 10, most: 10, words: 'the licence is missing or not known' },
  'element-unknown': { cost: 1, most: 10, words: 'an element is not known and is shown plainly' },
  'file-missing': { cost: 2, most: 20, words: 'a file that the text names was not delivered' },
  'identifier-invalid': { cost: 2, most: 10, words: 'an identifier is not valid and was left out' },
  'date-invalid': { cost: 2, most: 6, words: 'a date is not valid and was left out' },
  'title-missing': { cost: 20, most: 20, words: 'there is no title' },
  'abstract-missing': { cost: 5, most: 5, words: 'there is no abstract' },
  'authors-missing': { cost: 10, most: 10, words: 'no author is named' },
  'formula-unreadable': { cost: 1, most: 10, words: 'a formula could not be read and is shown as it was written' },
  'markup-removed': { cost: 1, most: 10, words: 'markup that is not safe was removed' },
  'file-damaged': { cost: 2, most: 20, words: 'a file can’t be read or is not what its name says, and was left out' },
  'file-elsewhere': { cost: 2, most: 10, words: 'a file lies on another machine and was not fetched' },
  'file-internal': { cost: 0, most: 0, words: 'a file of the editorial process was left out' },
  'file-of-issue': { cost: 1, most: 5, words: 'a file of a whole issue was left out' },
  'versions-left': { cost: 0, most: 0, words: 'earlier versions were left out' },
  'element-left': { cost: 0, most: 0, words: 'there is no place for this, and it was left out' },
  'package-file-left': { cost: 0, most: 0, words: 'a file of the package is named by no article and was left out' },
  'translation-missing': { cost: 1, most: 5, words: 'a translation is missing' },
} as const satisfies Record<string, { cost: number; most: number; words: string }>;

export type ProblemCode = keyof typeof problemCodes;

/** 100 for a document without problems. Many problems of one kind count up to that kind's limit. */
export function scoreOf(problems: readonly Problem[]): number {
  const byCode = Map.groupBy(problems, ({ code }) => code);
  let score = 100;
  for (const [code, found] of byCode) {
    const { cost, most } = problemCodes[code];
    score -= Math.min(most, cost * found.length);
  }
  return Math.max(0, Math.round(score));
}

export const describeProblem = ({ code, at, value }: Problem): string =>
  [problemCodes[code].words, value && `"${value}"`, at && `at ${at}`].filter(Boolean).join(', ');
