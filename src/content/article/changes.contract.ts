import { z } from 'zod';
import { accessOutput } from '../../platform/contract/access-output.ts';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText } from '../../platform/contract/item-output.ts';
import { factFields } from './domain/redline/fact-changes.ts';

const versionNumber = z.coerce.number().int().min(0).max(1_000);
const version = z.object({
  number: z.number(),
  /** As in the specification: -1 accepted, 0 of record, 1 to 10 proofs. */
  value: z.number(),
  publishDate: z.string().nullable(),
});
const amounts = z.object({ words: z.number(), pictures: z.number(), formulas: z.number() });

export const getArticleChanges = defineEndpoint({
  name: 'GET /front/front-article/changes',
  renewed: 'keys',
  summary: 'Returns the changes between two versions of an article: its metadata, and its text word by word.',
  input: z.object({
    id: idInput,
    siteId: siteIdInput.optional(),
    /** The earlier version; the one before `to` if none is named. */
    from: versionNumber.optional(),
    /** The later version; the newest if none is named. */
    to: versionNumber.optional(),
  }),
  output: z.object({
    id: z.string(),
    doi: z.string().nullable(),
    /** The article's canonical path. */
    url: z.string(),
    language: z.string(),
    titles: anyText,
    /** Newest last. */
    versions: z.array(version),
    from: version,
    to: version,
    /** What is said of the article, where the later version says something else. */
    facts: z.array(
      z.object({
        field: z.enum(factFields),
        language: z.string().nullable(),
        form: z.enum(['words', 'list']),
        pieces: z.array(z.object({ kind: z.enum(['same', 'deleted', 'inserted']), text: z.string() })),
      }),
    ),
    /**
     * The text: `ready` to be read, the `same` in both, `preparing`, `missing` where a version has none, `impossible` to compare,
     * or `closed` to this reader.
     */
    text: z.object({
      state: z.enum(['ready', 'same', 'preparing', 'missing', 'impossible', 'closed']),
      ...accessOutput,
      /** Under which the page gets the redline. */
      redline: z.string().nullable(),
      summary: z
        .object({
          changes: z.number(),
          inserted: amounts,
          deleted: amounts,
          moved: z.number(),
          sections: z.array(z.object({ title: z.string(), first: z.number(), changes: z.number() })),
        })
        .nullable(),
    }),
  }),
  origin: 'ours',
});

/** What changed, as one reader gets it. */
export type ArticleChanges = OutputOf<typeof getArticleChanges>;
