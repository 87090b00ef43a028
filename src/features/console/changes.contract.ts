import { z } from 'zod';
import { defineConsoleEndpoint } from '../../platform/contract/endpoint.ts';
import { dayInput } from '../../platform/contract/fields.ts';
import { fileOutput } from '../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../platform/contract/saved-output.ts';
import { isId } from '../../platform/kernel/id.ts';

/** A call of whoever is logged in, with a role here or without. */
export const forMembers = { site: 'any', audience: 'member', freshness: 'private', origin: 'ours' } as const;

export const kindInput = z.string().regex(/^[a-z-]{1,40}$/);

export const documentIdInput = z
  .string()
  .regex(/^[\w.-]{1,80}$/)
  // Digits alone are the id of a row.
  .refine((given) => !/^\d+$/.test(given) || isId(given));

const changeFilter = {
  kind: kindInput.optional(),
  id: documentIdInput.optional(),
  /** A user name. */
  by: z.string().max(50).optional(),
  /** By the clock of the site. */
  day: dayInput.optional(),
};

export const exportChanges = defineConsoleEndpoint({
  name: 'GET /console/changes/csv',
  summary: 'Returns the same list as CSV, its newest 10,000 lines.',
  input: z.object(changeFilter),
  output: fileOutput,
  answers: 'file',
  permission: 'changes.see',
});

export const listChanges = defineConsoleEndpoint({
  name: 'GET /console/changes',
  summary:
    'Lists the activity log of this site’s console, newest first; optionally of one kind, document, person or day.',
  input: z.object({ ...changeFilter, ...pagedInput }),
  output: pagedOutput(
    z.object({
      number: z.number(),
      at: z.string(),
      by: z.string().nullable(),
      action: z.string(),
      kind: z.string(),
      kindName: z.string(),
      id: z.string(),
      /** What the thing is called; nothing where its kind has no title or the role does not see it. */
      titles: z.record(z.string(), z.string().optional()),
      /** Where it is edited, if it can be. */
      address: z.string().nullable(),
      /** What changed, in the words of its form. */
      difference: z.array(
        z.object({
          label: z.string(),
          runs: z.array(z.object({ kind: z.enum(['same', 'deleted', 'inserted']), text: z.string() })).readonly(),
        }),
      ),
      before: z.unknown(),
      after: z.unknown(),
      hash: z.string(),
      isRestorable: z.boolean(),
    }),
  ),
  permission: 'changes.see',
});
