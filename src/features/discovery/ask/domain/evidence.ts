import { coverage, termsOf } from './terms.ts';

/** So much of what is asked stands in one passage. */
const inOnePassage = 0.6;
/** So much of it stands in the best passages together: what no passage speaks of is not answered by any. */
const inAllPassages = 0.85;

/** Whether passages speak of what is asked. Where they do not, nobody is asked to make an answer of them. */
export function hasEvidence(question: string, passages: readonly string[]): boolean {
  const asked = termsOf(question);
  const terms = passages.map(termsOf);
  const all = terms.reduce((together, some) => together.union(some), new Set<string>());
  return terms.some((some) => coverage(asked, some) >= inOnePassage) && coverage(asked, all) >= inAllPassages;
}
