import { type Guess, type GuessedPart, guessedParts, type SubmissionDetails } from './submission.ts';

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
