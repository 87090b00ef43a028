import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import type { Advice } from '../domain/review.ts';
import type { SendingProblem } from '../domain/sending-problems.ts';
import type { EventName, SubmissionKind, SubmissionState } from '../domain/submission.ts';

export const stateKeys: Readonly<Record<SubmissionState, MessageKey>> = {
  draft: 'submissions.state.draft',
  received: 'submissions.state.received',
  review: 'submissions.state.review',
  revision: 'submissions.state.revision',
  accepted: 'submissions.state.accepted',
  declined: 'submissions.state.declined',
  withdrawn: 'submissions.state.withdrawn',
};

/** What is expected of whom. */
export const expectedKeys: Readonly<Record<SubmissionState, MessageKey>> = {
  draft: 'submissions.state.expected.draft',
  received: 'submissions.state.expected.received',
  review: 'submissions.state.expected.review',
  revision: 'submissions.state.expected.revision',
  accepted: 'submissions.state.expected.accepted',
  declined: 'submissions.state.expected.declined',
  withdrawn: 'submissions.state.expected.withdrawn',
};

/** What authors are told of. */
export const eventKeys: Readonly<Partial<Record<EventName, MessageKey>>> = {
  sent: 'submissions.own.event.sent',
  revised: 'submissions.own.event.revised',
  withdrawn: 'submissions.own.event.withdrawn',
  'review-begun': 'submissions.own.event.reviewBegun',
  'revision-asked': 'submissions.own.event.revisionAsked',
  accepted: 'submissions.own.event.accepted',
  declined: 'submissions.own.event.declined',
  message: 'submissions.own.event.message',
  'handed-over': 'submissions.own.event.handedOver',
};

export const kindKeys: Readonly<Record<SubmissionKind, MessageKey>> = {
  manuscript: 'submissions.state.kind.manuscript',
  video: 'submissions.state.kind.video',
};

export const roleKeys: Readonly<Record<SentFileRole, MessageKey>> = {
  manuscript: 'submissions.file.role.manuscript',
  figure: 'submissions.file.role.figure',
  supplement: 'submissions.file.role.supplement',
  video: 'submissions.file.role.video',
  captions: 'submissions.file.role.captions',
  letter: 'submissions.file.role.letter',
};

export const adviceKeys: Readonly<Record<Advice, MessageKey>> = {
  accept: 'submissions.review.advice.accept',
  minor: 'submissions.review.advice.minor',
  major: 'submissions.review.advice.major',
  decline: 'submissions.review.advice.decline',
};

/** What keeps a submission from being sent, by field and problem. */
export function problemKey({ field, problem }: SendingProblem): MessageKey {
  if (problem === 'unlooked') return `submissions.form.unlooked.${field as 'titles'}`;
  if (problem === 'missing') return `submissions.form.missing.${field as 'titles'}`;
  return `submissions.form.wrong.${problem}`;
}
