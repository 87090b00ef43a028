import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText } from '../../platform/contract/item-output.ts';

/** Names may be in a language that the interface has not. */

export type Expert = OutputOf<typeof getExpert>;

export const getExpert = defineEndpoint({
  name: 'GET /front/expert/{id}',
  renewed: 'items',
  summary: 'Returns one expert with co-authors, institutions and topics.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: z.object({
    /** The id of the remaining record, if the requested one was merged into it. */
    id: z.string(),
    siteId: z.number(),
    url: z.string(),
    /** In the requested language; `names` has all. */
    expertName: z.string(),
    names: anyText,
    familyNames: anyText,
    /** Whether the person showed by their ORCID iD that this is their page; what they wrote stands before what was imported. */
    isClaimed: z.boolean(),
    summary: z.string(),
    /** The whole address. */
    orcid: z.string().nullable(),
    institution: z.object({ id: z.string(), names: anyText, url: z.string() }).nullable(),
    affiliation: z.string(),
    position: z.string(),
    researchFields: z.array(z.string()),
    /** Safe HTML in the file store. */
    biography: z.object({ sha256: z.string(), language: z.string() }).nullable(),
    website: z.string().nullable(),
    cover: z.string().nullable(),
    visits: z.number(),
    boards: z.array(z.object({ publicationId: z.string(), publicationName: z.string(), role: z.string() })),
    /** Albums, topics, special issues and conferences that name them. */
    collections: z.array(z.object({ id: z.string(), kind: z.string(), name: z.string(), url: z.string() })),
    /** With whom they wrote most, of those who have a record; from their newest 300 papers, like all that follows. */
    coAuthors: z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), papers: z.number() })),
    /** Who of these also wrote with each other: two ids and the number of papers. */
    ties: z.array(z.object({ between: z.tuple([z.string(), z.string()]), papers: z.number() })),
    /** Keywords of the papers, the most common first. */
    topics: z.array(
      z.object({
        name: z.string(),
        papers: z.number(),
        years: z.array(z.object({ year: z.number(), papers: z.number() })),
      }),
    ),
    /** Where they worked, as their papers print it, the newest first. */
    stays: z.array(
      z.object({
        name: z.string(),
        url: z.string().nullable(),
        from: z.number(),
        to: z.number(),
        papers: z.number(),
      }),
    ),
  }),
  origin: 'ours',
});
