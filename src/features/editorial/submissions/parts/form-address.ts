import type { SubmissionKind } from '../domain/submission.ts';

const paths: Readonly<Record<SubmissionKind, string>> = { manuscript: '/manuscript', video: '/videoSubmission' };

/** Where a submission is written. */
export const formAddress = (kind: SubmissionKind, id: string, step?: string): string =>
  `${paths[kind]}?childId=${id}${step ? `&tab=${step}` : ''}`;
