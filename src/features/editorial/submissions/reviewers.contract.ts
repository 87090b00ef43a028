import { z } from 'zod';
import { defineConsoleEndpoint } from '../../../platform/contract/endpoint.ts';
import { dayInput, idInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { reviewerOrders } from './domain/reviewer.ts';
import { done, line } from './fields.contract.ts';

const permission = 'submissions.handle';

const reviewer = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  /** Keywords of the works that they were invited to review and did not decline, the most frequent first. */
  fields: z.array(z.string()),
  invited: z.number(),
  accepted: z.number(),
  declined: z.number(),
  given: z.number(),
  /** From the invitation to the review. */
  medianDays: z.number().nullable(),
  /** Reviews that are waited for now, and how many of them are late. */
  load: z.number(),
  late: z.number(),
  lastInvitedAt: z.string(),
});
export type Reviewer = z.infer<typeof reviewer>;

export const listReviewers = defineConsoleEndpoint({
  name: 'GET /console/reviewers',
  summary:
    'Lists everyone ever invited to review at this site, with the outcome; without the editor’s own submissions.',
  input: z.object({
    text: line(100).optional(),
    order: z.enum(reviewerOrders).default('invited'),
    /** Those of whom no review is waited for. */
    free: z.enum(['yes']).optional(),
    ...pagedInput,
  }),
  output: pagedOutput(reviewer),
  permission,
});

export const extendReview = defineConsoleEndpoint({
  name: 'POST /console/submission/extendReview',
  summary: 'Extends the due date of a review, and notifies the reviewer.',
  input: z.object({ id: idInput, review: idInput, dueOn: dayInput }),
  output: done,
  permission,
});
