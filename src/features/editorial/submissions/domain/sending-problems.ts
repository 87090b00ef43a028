import { isOrcid } from '../../../../platform/kernel/orcid.ts';
import { emailProblem } from '../../../../platform/kernel/person-rules.ts';
import type { SubmittedRole } from '../../../../platform/kernel/sent-file.ts';
import type { Guess, SubmissionDetails } from '../fields.contract.ts';
import { type GuessedPart, guessedParts, type SubmissionKind } from './submission.ts';

/** What keeps a submission from being sent: the field, and what is wrong with it. Words for both stand in the messages. */
export interface SendingProblem {
  readonly field: 'file' | 'titles' | 'authors' | 'abstracts' | 'keywords' | 'references' | 'declarations' | 'journal';
  readonly problem: 'missing' | 'unlooked' | 'email' | 'orcid' | 'corresponding' | 'interests' | 'original';
}

interface CheckedSubmission {
  readonly kind: SubmissionKind;
  readonly details: SubmissionDetails;
  readonly guess: Guess | null;
  /** Those of the round that would be sent. */
  readonly files: readonly { readonly role: SubmittedRole }[];
  /** Whether the site has several journals to choose from and none is chosen. */
  readonly lacksJournal: boolean;
}

/** In the order in which the author is led to them. */
export function sendingProblems({ kind, details, guess, files, lacksJournal }: CheckedSubmission): SendingProblem[] {
  const needed = kind === 'video' ? 'video' : 'manuscript';
  const said = details.declarations;
  return [
    ...problem(!files.some(({ role }) => role === needed), 'file', 'missing'),
    ...problem(lacksJournal, 'journal', 'missing'),
    ...problem(isEmpty(details.titles), 'titles', 'missing'),
    ...authorProblems(details),
    ...problem(isEmpty(details.abstracts), 'abstracts', 'missing'),
    ...problem(kind === 'manuscript' && !hasKeywords(details), 'keywords', 'missing'),
    ...unlooked(guess, details.looked).map((field) => ({ field, problem: 'unlooked' as const })),
    ...problem(!said.isOriginal, 'declarations', 'original'),
    ...problem(!said.noInterests && said.interests.trim() === '', 'declarations', 'interests'),
  ];
}

/** What was read out of a file is never sent unless its author has looked at it. */
export const unlooked = (guess: Guess | null, looked: readonly GuessedPart[]): GuessedPart[] =>
  guessedParts.filter((part) => guess?.[part] !== undefined && !looked.includes(part));

function authorProblems({ authors }: SubmissionDetails): SendingProblem[] {
  if (authors.length === 0 || authors.some(({ name }) => isEmpty(name))) return problem(true, 'authors', 'missing');
  return [
    ...problem(!authors.some(({ isCorresponding }) => isCorresponding), 'authors', 'corresponding'),
    ...problem(
      authors.some(({ email, isCorresponding }) =>
        email === '' ? isCorresponding : emailProblem(email) !== undefined,
      ),
      'authors',
      'email',
    ),
    ...problem(
      authors.some(({ orcid }) => orcid !== '' && !isOrcid(orcid)),
      'authors',
      'orcid',
    ),
  ];
}

const isEmpty = (text: Readonly<Record<string, string | undefined>>): boolean =>
  !Object.values(text).some((one) => one?.trim());

const hasKeywords = ({ keywords }: SubmissionDetails): boolean => Object.values(keywords).some((one) => one.length > 0);

const problem = (isOne: boolean, field: SendingProblem['field'], which: SendingProblem['problem']): SendingProblem[] =>
  isOne ? [{ field, problem: which }] : [];
