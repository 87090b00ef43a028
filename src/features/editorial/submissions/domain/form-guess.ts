import type { Text } from '../../../../platform/kernel/text.ts';
import type { GuessedAuthor, ManuscriptGuess } from './manuscript-guess.ts';
import type { Guess, SubmissionAuthor } from './submission.ts';

/** What was read out of a file, as the form has it. */
export const formGuess = ({ language, titles, authors, abstracts, keywords, references }: ManuscriptGuess): Guess => ({
  ...(language && { written: language }),
  ...(titles && { titles: { ...titles.value } }),
  ...(authors && { authors: authors.value.map((author) => authorIn(author, language ?? 'en')) }),
  ...(abstracts && { abstracts: { ...abstracts.value } }),
  ...(keywords && { keywords: { ...keywords.value } }),
  ...(references && { references: references.value }),
});

/** Places are printed in one language; it is the one that the work is written in unless they show another. */
function authorIn(
  { names, orcid, email, affiliations, isCorresponding }: GuessedAuthor,
  written: string,
): SubmissionAuthor {
  const place = affiliations?.join('; ') ?? '';
  const language = /\p{Script=Han}/u.test(place) ? 'zh' : written === 'zh' && /[a-z]{3}/i.test(place) ? 'en' : written;
  const affiliation: Text = place === '' ? {} : { [language]: place };
  return {
    ...{ name: { ...names }, affiliation },
    ...{ email: email ?? '', orcid: orcid ?? '', isCorresponding: isCorresponding ?? false },
  };
}
