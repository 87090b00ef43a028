import type { SubmissionDetails } from './submission.ts';

interface Edited {
  readonly details: SubmissionDetails;
  readonly edited: SubmissionDetails | null;
}

/** A submission as its author goes on writing it. Everyone else has it as it was last sent. */
export const workingCopy = <Some extends Edited>(submission: Some): Some => ({
  ...submission,
  details: submission.edited ?? submission.details,
});
