import type { Text } from '../../../../platform/kernel/text.ts';
import type { Guess, SubmissionAuthor, SubmissionDetails } from '../fields.contract.ts';
import type { GuessedAuthor, ManuscriptGuess } from './manuscript-guess.ts';
import { type GuessedPart, guessedParts } from './submission.ts';

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
    name: { ...names },
    affiliation,
    email: email ?? '',
    orcid: orcid ?? '',
    isCorresponding: isCorresponding ?? false,
  };
}

/** Fills what the author left empty with what a file says; what they wrote themselves stays. */
export function withGuess(details: SubmissionDetails, guess: Guess): SubmissionDetails {
  const filled = guessedParts.filter((part) => guess[part] !== undefined && isEmptyPart(details, part));
  return {
    ...details,
    ...(guess.written && filled.includes('titles') && { written: guess.written }),
    ...Object.fromEntries(filled.map((part) => [part, guess[part]])),
    looked: details.looked.filter((part) => !filled.includes(part)),
  };
}

/** Only what stands in the form because of the file has to be looked at; where the author wrote, there is nothing to look at. */
export const guessInForm = (details: SubmissionDetails, guess: Guess): Guess =>
  Object.fromEntries(
    Object.entries(guess).filter(([part]) => part === 'written' || isEmptyPart(details, part as GuessedPart)),
  );

function isEmptyPart(details: SubmissionDetails, part: GuessedPart): boolean {
  const value = details[part];
  if (Array.isArray(value)) return value.length === 0;
  return !Object.values(value).some((one) => (Array.isArray(one) ? one.length > 0 : String(one ?? '').trim() !== ''));
}
