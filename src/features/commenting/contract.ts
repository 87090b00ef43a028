import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput } from '../../platform/contract/fields.ts';
import { pagedInput, pagedOutput, savedOutput } from '../../platform/contract/saved-output.ts';
import { cleanComment, commentProblem, mostStars } from './domain/comment-rules.ts';

const starsOutput = z.number().nullable();

export const listComments = defineEndpoint({
  name: 'GET /front/comment/list',
  summary: 'What members say about a thing, the newest first: what was let through, where comments are on.',
  input: z.object({ id: idInput, ...pagedInput }),
  output: pagedOutput(
    z.object({
      id: z.string(),
      text: z.string(),
      stars: starsOutput,
      name: z.string(),
      /** The address of the member’s picture. */
      avatar: z.string().nullable(),
      writtenAt: z.string(),
    }),
  ).extend({
    enabled: z.boolean(),
    /** The mean of the stars that members gave. */
    score: z.number().nullable(),
  }),
  origin: 'ours',
});

export const saveComment = defineEndpoint({
  name: 'POST /front/comment/save',
  summary: 'Says something about a published thing, with stars or without. It is shown when it has been looked at.',
  input: z.object({
    id: idInput,
    text: z
      .string()
      .refine((written) => commentProblem(written) === undefined)
      .transform(cleanComment),
    stars: z.number().int().min(1).max(mostStars).nullish(),
  }),
  output: z.object({ id: z.string(), state: z.enum(['waiting', 'shown']) }),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});

export const deleteComment = defineEndpoint({
  name: 'POST /front/comment/delete',
  summary: 'Deletes a comment of the member’s own.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});

export const myComments = defineEndpoint({
  name: 'GET /front/comment/mine',
  summary:
    'What the member said about one thing, or about all that this site shows, the newest first, in whichever state.',
  input: z.object({ id: idInput.optional(), ...pagedInput }),
  output: pagedOutput(
    z.object({
      id: z.string(),
      text: z.string(),
      stars: starsOutput,
      state: z.enum(['waiting', 'shown', 'refused']),
      writtenAt: z.string(),
      item: savedOutput,
    }),
  ),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});
