import type { Language } from '../../../../platform/kernel/language.ts';
import type { Declarations, SubmissionDetails } from '../fields.contract.ts';

export const submissionKinds = ['manuscript', 'video'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/**
 * draft: only its author knows it. received: sent, waits for an editor. review: an editor has it. revision: back with its author.
 * The others are ends.
 */
export const submissionStates = [
  'draft',
  'received',
  'review',
  'revision',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Who does something to a submission: whoever sent it, those who run the site, people who were asked, the portal itself. */
export const sides = ['author', 'editor', 'reader', 'portal'] as const;
export type Side = (typeof sides)[number];

/** The parts that can be read out of a file. */
export const guessedParts = ['titles', 'authors', 'abstracts', 'keywords', 'references'] as const;
export type GuessedPart = (typeof guessedParts)[number];

/** The events of a submission, and whether its author sees them. */
export const eventNames = {
  sent: true,
  revised: true,
  withdrawn: true,
  'review-begun': true,
  assigned: false,
  'opinion-asked': false,
  'opinion-agreed': false,
  'opinion-declined': false,
  'opinion-given': false,
  'opinion-cancelled': false,
  'opinion-attached': false,
  'extension-asked': false,
  'review-extended': false,
  'revision-asked': true,
  accepted: true,
  declined: true,
  message: true,
  note: false,
  /** Someone may deal with it although they are one of its authors. */
  'conflict-waived': false,
  'handed-over': true,
} as const satisfies Record<string, boolean>;
export type EventName = keyof typeof eventNames;

export const plainDeclarations: Declarations = {
  isOriginal: false,
  interests: '',
  noInterests: false,
  funding: '',
  data: '',
  ethics: '',
  tools: '',
};

export const plainDetails = (written: Language): SubmissionDetails => ({
  written,
  titles: {},
  abstracts: {},
  keywords: {},
  authors: [],
  references: [],
  letter: '',
  declarations: plainDeclarations,
  looked: [],
});

/** A submission as its author goes on writing it. Everyone else has it as it was last sent. */
export const workingCopy = <Some extends { details: SubmissionDetails; edited: SubmissionDetails | null }>(
  submission: Some,
): Some => ({
  ...submission,
  details: submission.edited ?? submission.details,
});

/** A text in whichever language it was written first. */
export const firstText = (texts: Readonly<Record<string, string | undefined>>): string =>
  Object.values(texts).find((text) => text?.trim()) ?? '';
