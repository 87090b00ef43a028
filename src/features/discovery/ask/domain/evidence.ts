import { coverage, termsOf } from './terms.ts';

/** The share of the question's terms that one passage must contain. */
const inOnePassage = 0.6;
/** So much of it stands in the best passages together: what no passage speaks of is not answered by any. */
const inAllPassages = 0.85;

/** Whether the passages contain enough of the question. Otherwise no model is called. */
export function hasEvidence(question: string, passages: readonly string[]): boolean {
  const questionTerms = termsOf(question);
  const terms = passages.map(termsOf);
  const all = terms.reduce((together, some) => together.union(some), new Set<string>());
  return (
    terms.some((some) => coverage(questionTerms, some) >= inOnePassage) && coverage(questionTerms, all) >= inAllPassages
  );
}
