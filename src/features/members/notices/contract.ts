import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';

export const getMessages = defineEndpoint({
  name: 'GET /front/frontMembers/messages',
  summary: 'Lists the member’s notifications at this site, newest first, in the requested language.',
  input: z.object(pagedInput),
  output: pagedOutput(
    z.object({
      id: z.string(),
      about: z.string(),
      title: z.string(),
      text: z.string(),
      /** The path of the page it is about, where there is one. */
      url: z.string().nullable(),
      /** ISO 8601 */
      sentAt: z.string(),
      isRead: z.boolean(),
    }),
  ).extend({ unread: z.number() }),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});

export const readMessages = defineEndpoint({
  name: 'POST /front/frontMembers/readMessages',
  summary: 'Marks messages as read, or deletes them; all of them if no ids are given.',
  input: z.object({
    ids: z.array(idInput).min(1).max(100).optional(),
    delete: z.boolean().default(false),
  }),
  output: z.object({ changed: z.number(), unread: z.number() }),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});
