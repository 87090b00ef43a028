import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../../platform/contract/fields.ts';
import { mostCharacters, scopes } from './domain/search-question.ts';
import { hit, kindName } from './hit.contract.ts';

const suggestion = z.object({
  text: z.string(),
  type: z.enum(['title', 'author', 'keyword', 'journal']),
  url: z.string().nullable(),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggest = defineEndpoint({
  name: 'GET /front/search/suggest',
  summary: 'Returns completions of the reader’s input: titles, people, keywords and journals of the requested sites.',
  input: z.object({
    siteId: siteIdInput.optional(),
    q: z.string().min(1).max(mostCharacters),
    scope: z.enum(scopes).default('thesis'),
    slds: z.string().max(2_000).optional(),
  }),
  output: z.array(suggestion),
  origin: 'ours',
});

const related = z.object({
  content: z.array(hit),
  /** False while the search engine is away: then the list is empty because nobody could look. */
  available: z.boolean(),
});

export const relatedArticles = defineEndpoint({
  name: 'GET /front/front-article/related',
  renewed: 'keys',
  summary: 'Returns similar papers, six at most, of the requested site and those that it gathers.',
  input: z.object({ siteId: siteIdInput.optional(), id: idInput }),
  output: related,
  origin: 'ours',
});

export const relatedItems = defineEndpoint({
  name: 'GET /front/search/related',
  renewed: 'keys',
  summary: 'Returns similar items of the same kind, six at most; figures and tables by their captions.',
  input: z.object({
    siteId: siteIdInput.optional(),
    id: idInput,
    /** One of the kinds that are published; any other is refused. */
    kind: kindName,
  }),
  output: related,
  origin: 'ours',
});
