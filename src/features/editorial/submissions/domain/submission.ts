import type { CreditRole } from '../../../../platform/kernel/credit-role.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

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
export type Side = 'author' | 'editor' | 'reader' | 'portal';

export interface SubmissionAuthor {
  readonly name: Text;
  readonly email: string;
  readonly orcid: string;
  readonly affiliation: Text;
  readonly isCorresponding: boolean;
  /** What this author did. Nothing is known of it where a file was read or a draft is from before it was asked. */
  readonly credits?: readonly CreditRole[] | undefined;
}

/** What an author has to say about more than the work itself. */
export interface Declarations {
  /** It is their own, nobody else has it at the same time, all authors agree. */
  readonly isOriginal: boolean;
  /** Empty where there are none; then `noInterests` says so. */
  readonly interests: string;
  readonly noInterests: boolean;
  readonly funding: string;
  readonly data: string;
  readonly ethics: string;
  /** Which generating programs helped, and with what. */
  readonly tools: string;
}

export interface SubmissionDetails {
  /** The language that the work is written in. */
  readonly written: Language;
  readonly titles: Text;
  readonly abstracts: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly authors: readonly SubmissionAuthor[];
  readonly references: readonly string[];
  /** To the editors, seen by nobody else. */
  readonly letter: string;
  readonly declarations: Declarations;
  /** The parts of what was read out of a file that the author has looked at. */
  readonly looked: readonly GuessedPart[];
}

/** The parts that can be read out of a file. */
export const guessedParts = ['titles', 'authors', 'abstracts', 'keywords', 'references'] as const;
export type GuessedPart = (typeof guessedParts)[number];

/** What a file seems to say of itself. Never more than a proposal. */
export type Guess = { readonly [Part in GuessedPart | 'written']?: SubmissionDetails[Part] | undefined };

export interface SubmissionFile {
  readonly id: Id;
  readonly round: number;
  readonly role: SentFileRole;
  readonly side: Side;
  readonly forAuthor: boolean;
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly language: string | null;
  readonly event: Id | null;
  readonly addedAt: string;
  /** Whether there is a picture and a stream of it already; of films only. */
  readonly hasPreview: boolean;
}

export interface SubmissionEvent {
  readonly id: Id;
  readonly round: number;
  readonly what: EventName;
  readonly side: Side;
  readonly account: string | null;
  readonly forAuthor: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, string>>;
  readonly at: string;
}

/** What can happen to a submission, and whether its author is told. */
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
