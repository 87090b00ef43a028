import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput, savedOutput } from '../../../platform/contract/saved-output.ts';
import { cleanComment, commentProblem, mostStars } from './domain/comment-rules.ts';

const ofMember = { audience: 'member', freshness: 'private', origin: 'ours' } as const;

const commentStates = ['waiting', 'shown', 'refused'] as const;

const starsOutput = z.number().nullable();

export const listComments = defineEndpoint({
  name: 'GET /front/comment/list',
  renewed: 'keys',
  summary: 'Lists approved comments on an item, newest first, where comments are enabled.',
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
  summary: 'Comments on a published item, with or without stars. The comment is shown after approval.',
  input: z.object({
    id: idInput,
    text: z
      .string()
      .refine((written) => commentProblem(written) === undefined)
      .transform(cleanComment),
    stars: z.number().int().min(1).max(mostStars).nullish(),
  }),
  output: z.object({ id: z.string(), state: z.enum(['waiting', 'shown']) }),
  ...ofMember,
});

export const deleteComment = defineEndpoint({
  name: 'POST /front/comment/delete',
  summary: 'Deletes a comment of the member.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  ...ofMember,
});

export const myComments = defineEndpoint({
  name: 'GET /front/comment/mine',
  summary: 'Lists the member’s comments on one item, or on all that this site shows, newest first, in any state.',
  input: z.object({ id: idInput.optional(), ...pagedInput }),
  output: pagedOutput(
    z.object({
      id: z.string(),
      text: z.string(),
      stars: starsOutput,
      state: z.enum(commentStates),
      writtenAt: z.string(),
      item: savedOutput,
    }),
  ),
  ...ofMember,
});

export const listForModeration = defineConsoleEndpoint({
  name: 'GET /console/comments',
  summary: 'Lists comments of this site in one state: waiting ones oldest first, others newest first.',
  input: z.object({ state: z.enum(commentStates).default('waiting'), ...pagedInput }),
  output: pagedOutput(
    z.object({
      id: z.string(),
      text: z.string(),
      stars: starsOutput,
      writtenAt: z.string(),
      by: z.string(),
      /** What it is about. */
      title: z.string(),
      url: z.string().nullable(),
    }),
  ),
  permission: 'comments.moderate',
});

export const moderate = defineConsoleEndpoint({
  name: 'POST /console/comments/decide',
  summary: 'Approves, refuses or deletes comments; their authors are notified.',
  input: z.object({ ids: z.array(idInput).min(1).max(100), decision: z.enum(['shown', 'refused', 'deleted']) }),
  output: z.object({ changed: z.number() }),
  permission: 'comments.moderate',
});
