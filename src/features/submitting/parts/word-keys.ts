import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import type { SentFileRole } from '../../../platform/kernel/sent-file.ts';
import type { Advice } from '../domain/opinion.ts';
import type { SendingProblem } from '../domain/sending-problems.ts';
import type { EventName, SubmissionKind, SubmissionState } from '../domain/submission.ts';

export const stateKeys: Readonly<Record<SubmissionState, MessageKey>> = {
  draft: 'submitting.state.draft',
  received: 'submitting.state.received',
  review: 'submitting.state.review',
  revision: 'submitting.state.revision',
  accepted: 'submitting.state.accepted',
  declined: 'submitting.state.declined',
  withdrawn: 'submitting.state.withdrawn',
};

/** What is expected of whom. */
export const expectedKeys: Readonly<Record<SubmissionState, MessageKey>> = {
  draft: 'submitting.state.expected.draft',
  received: 'submitting.state.expected.received',
  review: 'submitting.state.expected.review',
  revision: 'submitting.state.expected.revision',
  accepted: 'submitting.state.expected.accepted',
  declined: 'submitting.state.expected.declined',
  withdrawn: 'submitting.state.expected.withdrawn',
};

/** What authors are told of. */
export const eventKeys: Readonly<Partial<Record<EventName, MessageKey>>> = {
  sent: 'submitting.own.event.sent',
  revised: 'submitting.own.event.revised',
  withdrawn: 'submitting.own.event.withdrawn',
  'review-begun': 'submitting.own.event.reviewBegun',
  'revision-asked': 'submitting.own.event.revisionAsked',
  accepted: 'submitting.own.event.accepted',
  declined: 'submitting.own.event.declined',
  message: 'submitting.own.event.message',
  'handed-over': 'submitting.own.event.handedOver',
};

export const kindKeys: Readonly<Record<SubmissionKind, MessageKey>> = {
  manuscript: 'submitting.state.kind.manuscript',
  video: 'submitting.state.kind.video',
};

export const roleKeys: Readonly<Record<SentFileRole, MessageKey>> = {
  manuscript: 'submitting.file.role.manuscript',
  figure: 'submitting.file.role.figure',
  supplement: 'submitting.file.role.supplement',
  video: 'submitting.file.role.video',
  captions: 'submitting.file.role.captions',
  letter: 'submitting.file.role.letter',
};

export const adviceKeys: Readonly<Record<Advice, MessageKey>> = {
  accept: 'submitting.opinion.advice.accept',
  minor: 'submitting.opinion.advice.minor',
  major: 'submitting.opinion.advice.major',
  decline: 'submitting.opinion.advice.decline',
};

/** What keeps a submission from being sent, by field and problem. */
export function problemKey({ field, problem }: SendingProblem): MessageKey {
  if (problem === 'unlooked') return `submitting.form.unlooked.${field as 'titles'}`;
  if (problem === 'missing') return `submitting.form.missing.${field as 'titles'}`;
  return `submitting.form.wrong.${problem}`;
}
