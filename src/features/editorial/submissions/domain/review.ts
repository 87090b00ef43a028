import type { SubmissionState } from './submission.ts';

export const reviewStates = ['asked', 'agreed', 'declined', 'given', 'cancelled'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const advices = ['accept', 'minor', 'major', 'decline'] as const;
export type Advice = (typeof advices)[number];

/** Whether somebody is still waited for. */
export const isAwaited = (state: ReviewState): boolean => state === 'asked' || state === 'agreed';

/** However late a review is due, nobody reads a manuscript by a link for longer. */
const mostDays = 183;
const dayMilliseconds = 86_400_000;
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

interface ReviewRequest {
  readonly state: ReviewState;
  readonly round: number;
  /** YYYY-MM-DD */
  readonly dueOn: string;
  readonly askedAt: string;
}

/** The last day on which the link of a request works. */
export function linkEndsOn({ dueOn, askedAt }: Pick<ReviewRequest, 'dueOn' | 'askedAt'>, daysAfterDue: number): string {
  const [end = ''] = [daysAfter(dueOn, daysAfterDue), daysAfter(askedAt, mostDays)].toSorted();
  return end;
}

/** Whether the link of a request still opens something: until its last day, and while the round is undecided. */
export const isLinkOpen = (
  request: ReviewRequest,
  submission: { readonly state: SubmissionState; readonly round: number },
  { today, daysAfterDue }: { readonly today: string; readonly daysAfterDue: number },
): boolean =>
  request.state !== 'cancelled' &&
  (submission.state === 'received' || submission.state === 'review') &&
  submission.round === request.round &&
  today <= linkEndsOn(request, daysAfterDue);
