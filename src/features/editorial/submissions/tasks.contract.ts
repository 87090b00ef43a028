import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput } from '../../../platform/contract/fields.ts';
import { taskKinds } from './domain/task.ts';

export const myTasks = defineEndpoint({
  name: 'GET /front/submission/tasks',
  summary:
    'Lists the member’s tasks at all of their sites, most urgent first: reviews, revisions, decisions, unassigned submissions.',
  input: z.object({}),
  output: z.object({
    /** Whether the member has, or had, a part at any site. */
    isPart: z.boolean(),
    tasks: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(taskKinds),
        /** Empty in a session that has not proven enough for the console of that site. */
        titles: contentTextOutput,
        number: z.string().nullable(),
        /** YYYY-MM-DD, by the clock of its site. */
        dueOn: z.string().nullable(),
        isLate: z.boolean(),
        since: z.iso.datetime(),
        site: z.object({ id: z.number(), name: z.string() }),
        /** With its origin. */
        url: z.string(),
      }),
    ),
  }),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});
