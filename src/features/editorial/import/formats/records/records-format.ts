import { z } from 'zod';
import { success } from '../../../../../platform/kernel/result.ts';
import { journalFacts } from '../facts/journal-facts.ts';
import type { Format } from '../format.ts';
import { ndjsonEntries, readLine } from '../ndjson/ndjson-entries.ts';
import { recordArticle } from './record-article.ts';

const author = z.object({
  family: z.string().optional(),
  given: z.string().optional(),
  suffix: z.string().optional(),
  /** The name of a group. */
  collab: z.string().optional(),
  orcid: z.string().optional(),
  /** Places in the list of affiliations, from 0. */
  aff: z.array(z.number().int().nonnegative()).default([]),
  corresp: z.boolean().default(false),
});

/** One article of which only the metadata is known: a line of an `.ndjson` file. */
export const articleRecord = z.object({
  id: z.string(),
  doi: z.string().optional(),
  language: z.string().default('en'),
  title: z.string(),
  abstract: z.string().optional(),
  authors: z.array(author).default([]),
  affiliations: z
    .array(
      z.object({
        name: z.string().default(''),
        city: z.string().optional(),
        country: z.string().optional(),
        ror: z.string().optional(),
      }),
    )
    .default([]),
  keywords: z.array(z.string()).default([]),
  organisms: z.array(z.string()).default([]),
  subjects: z.array(z.string()).default([]),
  dates: z.record(z.string(), z.string()).default({}),
  volume: z.string().optional(),
  issue: z.string().optional(),
  elocation: z.string().optional(),
  type: z.string().default('research-article'),
  channel: z.string().optional(),
  version: z.number().int().positive().default(1),
  licence: z.string().optional(),
  /** How it speaks of others, in the words of JATS: `["corrected-article", "10.1234/x"]`. */
  related: z.array(z.tuple([z.string(), z.string()])).default([]),
  citedDois: z.array(z.string()).default([]),
  refCount: z.number().int().nonnegative().optional(),
});

export type ArticleRecord = z.output<typeof articleRecord>;
export type RecordAuthor = z.output<typeof author>;

/** Metadata of articles without their text, one record a line. */
export const recordsFormat: Format = {
  name: 'records',
  reader: 1,
  entries: ndjsonEntries,
  async read(entry, files) {
    const record = readLine(entry, articleRecord);
    if (!record.ok) return record;
    const { unit, problems } = recordArticle(record.value, await journalFacts(files));
    return success({ unit, contents: [], wanted: [], problems });
  },
};
