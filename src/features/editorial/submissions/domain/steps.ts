import type { EventName, SubmissionState } from './submission.ts';

interface Step {
  readonly by: 'author' | 'editor';
  readonly from: readonly SubmissionState[];
  readonly to: SubmissionState;
  readonly event: EventName;
}

const open: readonly SubmissionState[] = ['received', 'review'];

/** Every way from one state to another. What is not here cannot happen. */
const steps = {
  send: { by: 'author', from: ['draft'], to: 'received', event: 'sent' },
  'send-again': { by: 'author', from: ['revision'], to: 'received', event: 'revised' },
  withdraw: { by: 'author', from: [...open, 'revision'], to: 'withdrawn', event: 'withdrawn' },
  'begin-review': { by: 'editor', from: ['received'], to: 'review', event: 'review-begun' },
  'ask-revision': { by: 'editor', from: open, to: 'revision', event: 'revision-asked' },
  accept: { by: 'editor', from: open, to: 'accepted', event: 'accepted' },
  decline: { by: 'editor', from: [...open, 'revision'], to: 'declined', event: 'declined' },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** How an editor decides. */
export const decisions = ['ask-revision', 'accept', 'decline'] as const satisfies readonly StepName[];
export type Decision = (typeof decisions)[number];

export const stepFrom = (state: SubmissionState, name: StepName): Step | undefined =>
  (steps[name].from as readonly SubmissionState[]).includes(state) ? steps[name] : undefined;

export const possibleSteps = (state: SubmissionState, by: Step['by']): StepName[] =>
  (Object.keys(steps) as StepName[]).filter((name) => steps[name].by === by && stepFrom(state, name) !== undefined);

/** While it is with its author, its author writes it. */
export const isWithAuthor = (state: SubmissionState): boolean => state === 'draft' || state === 'revision';

/** Whether anything may still be said about it: an accepted one is talked about until it is published. */
export const takesMessages = (state: SubmissionState): boolean =>
  state !== 'draft' && state !== 'declined' && state !== 'withdrawn';
