import type { Check, CheckedSite, CheckParts } from './check.ts';

export interface Finding {
  readonly check: Check;
  /** The first of what is wrong, in sentences. */
  readonly sentences: readonly string[];
  readonly total: number;
}

/** Runs every check on a site, one after another, and answers those that found something. */
export async function* examineSite(
  site: CheckedSite,
  checks: readonly Check[],
  parts: CheckParts,
  mostSentences: number,
): AsyncGenerator<Finding> {
  for (const check of checks) {
    const sentences: string[] = [];
    let total = 0;
    for await (const sentence of check.find(site, parts)) {
      total += 1;
      if (sentences.length < mostSentences) sentences.push(sentence);
    }
    if (total > 0) yield { check, sentences, total };
  }
}
