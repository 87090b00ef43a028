import type { Language } from '../../../../platform/kernel/language.ts';
import type { SubmissionDetails } from './submission.ts';

/** The languages in which journals print titles, abstracts and keywords beside the text's own. */
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
