import type { SendingProblem } from './sending-problems.ts';
import type { SubmissionKind } from './submission.ts';

/** The steps of the form, by the words that stand in its address. */
const formSteps = ['file', 'about', 'authors', 'references', 'declarations', 'check'] as const;
export type FormStep = (typeof formSteps)[number];

/** A video cites nothing. */
export const stepsOf = (kind: SubmissionKind): readonly FormStep[] =>
  kind === 'video' ? formSteps.filter((step) => step !== 'references') : formSteps;

export const stepAt = (kind: SubmissionKind, named: string | undefined): FormStep =>
  stepsOf(kind).find((step) => step === named) ?? 'file';

const stepOfField: Readonly<Record<SendingProblem['field'], FormStep>> = {
  file: 'file',
  journal: 'about',
  titles: 'about',
  abstracts: 'about',
  keywords: 'about',
  authors: 'authors',
  references: 'references',
  declarations: 'declarations',
};

export const stepOfProblem = ({ field }: Pick<SendingProblem, 'field'>): FormStep => stepOfField[field];
