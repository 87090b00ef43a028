import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { siteIdInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { mostCharacters } from './domain/question.ts';

const input = z.object({ siteId: siteIdInput.optional(), q: z.string().trim().min(1).max(mostCharacters) });

const passage = z.object({
  /** The work that it stands in. */
  id: z.string(),
  title: z.string(),
  authors: z.string(),
  year: z.number().nullable(),
  section: z.string(),
  /** Safe HTML with `<mark>` around the words of the question; null for who may not read the work. */
  html: z.string().nullable(),
  /** The very place on its page. */
  url: z.string(),
});

export type AskPassage = z.output<typeof passage>;

const found = z.object({
  passages: z.array(passage),
  /** Among so many works with a text; 10,000 stands for more as well. */
  searched: z.number(),
  /** Whether the passages answer the question. */
  isAnswerable: z.boolean(),
  /** Which program can write an answer from them; null where none can. */
  model: z.string().nullable(),
});

export type AskFound = z.output<typeof found>;

export const getAskPassages = defineEndpoint({
  name: 'GET /front/ask/passages',
  origin: 'ours',
  freshness: 'private',
  summary:
    'Returns passages of the site’s texts that may answer a question, best first, and whether they are about the question.',
  input,
  output: found,
});

/** A line of the answer. */
export type AnswerLine =
  | ({ readonly type: 'passages' } & AskFound)
  /** `sources` are places in the list of passages, from 1. */
  | { readonly type: 'sentence'; readonly text: string; readonly sources: readonly number[] }
  | { readonly type: 'end'; readonly outcome: 'answered' | 'unanswered' | 'interrupted' };

export const writeAnswer = defineEndpoint({
  name: 'POST /front/ask/answer',
  origin: 'ours',
  freshness: 'private',
  answers: 'file',
  summary:
    'Returns a generated answer as lines of JSON: the passages, then sentences that name their supporting passages, then how it ended. Sentences without support are left out.',
  input,
  output: fileOutput,
});
