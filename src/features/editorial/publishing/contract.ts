import { z } from 'zod';
import { defineConsoleEndpoint, type OutputOf } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput, idInput } from '../../../platform/contract/fields.ts';

const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);
const reasonsInput = z
  .record(language, z.string().trim().max(2_000))
  .refine((reasons) => Object.values(reasons).some((reason) => reason !== ''));

/** The DOI or the title of the thing that is meant, against a slip of the hand. */
const nameInput = z.string().max(1_000);

const noticeTypes = ['corrects', 'retracts', 'expresses-concern-about'] as const;

export const getItemState = defineConsoleEndpoint({
  name: 'GET /console/item/state',
  summary: 'Returns the status of a published item: visible or withdrawn, its notices, its versions.',
  input: z.object({ id: idInput }),
  output: z.object({
    id: z.string(),
    kind: z.string(),
    doi: z.string().nullable(),
    titles: contentTextOutput,
    status: z.enum(['draft', 'published', 'withdrawn']),
    /** YYYY-MM-DD, of a thing that someone withdrew. */
    withdrawnOn: z.string().nullable(),
    reasons: contentTextOutput,
    notices: z.array(
      z.object({ id: z.string(), type: z.string(), titles: contentTextOutput, publishedOn: z.string().nullable() }),
    ),
    versions: z.array(
      z.object({
        number: z.number(),
        publishedOn: z.string().nullable(),
        hasText: z.boolean(),
        titles: contentTextOutput,
      }),
    ),
    /** Of an issue: how many of its articles wait as drafts, */
    waiting: z.number(),
    /** and how many for a minute to come. */
    scheduled: z.number(),
  }),
  permission: 'content.edit',
});

export type ItemState = OutputOf<typeof getItemState>;

const done = z.object({ id: z.string() });

export const withdraw = defineConsoleEndpoint({
  name: 'POST /console/item/withdraw',
  summary: 'Withdraws a published item; its page stays and gives the reason. Its DOI or title is required.',
  input: z.object({ id: idInput, reasons: reasonsInput, name: nameInput }),
  output: done,
  permission: 'content.withdraw',
});

export const bringBack = defineConsoleEndpoint({
  name: 'POST /console/item/bringBack',
  summary: 'Publishes a withdrawn item again.',
  input: z.object({ id: idInput }),
  output: done,
  permission: 'content.withdraw',
});

export const publishNotice = defineConsoleEndpoint({
  name: 'POST /console/item/notice',
  summary:
    'Creates a correction, a retraction or an expression of concern about an article, or links the notice that the site has under the DOI. A retraction requires the DOI or title of the article.',
  input: z.object({
    id: idInput,
    type: z.enum(noticeTypes),
    doi: z
      .string()
      .trim()
      .max(200)
      .regex(/^(10\.\d{4,9}\/\S+)?$/)
      .default(''),
    reasons: reasonsInput,
    name: nameInput.default(''),
  }),
  output: done,
  permission: 'content.withdraw',
});

export const publishIssue = defineConsoleEndpoint({
  name: 'POST /console/item/publishIssue',
  summary:
    'Publishes an issue with those of its articles that wait as drafts; those that are scheduled keep their minute.',
  input: z.object({ id: idInput }),
  output: z.object({ published: z.number() }),
  permission: 'content.edit',
});
