import { z } from 'zod';
import { defineConsoleEndpoint, type InputOf, type OutputOf } from '../../platform/contract/endpoint.ts';
import { contentTextOutput } from '../../platform/contract/fields.ts';

const referenceInput = z.object({
  doi: z.string().max(300).default(''),
  title: z.string().max(5_000).default(''),
  year: z.string().max(20).default(''),
});

export const matchReferences = defineConsoleEndpoint({
  name: 'POST /console/references/match',
  summary:
    'Suggests papers that references may refer to, visible to readers of this site: by their DOI, else by title and year. Nothing is stored.',
  input: z.object({ references: z.array(referenceInput).max(1_000) }),
  output: z.object({
    matches: z.array(
      z.object({
        /** Of the reference in the list. */
        place: z.number(),
        by: z.enum(['doi', 'title']),
        id: z.string(),
        titles: contentTextOutput,
        year: z.string(),
        doi: z.string().nullable(),
        url: z.string(),
      }),
    ),
  }),
  permission: 'content.edit',
});

export type ReferencesToMatch = InputOf<typeof matchReferences>['references'];
export type MatchedReference = Omit<OutputOf<typeof matchReferences>['matches'][number], 'url'>;

const organisation = z.object({
  /** Its address in the registry. */
  ror: z.string(),
  names: contentTextOutput,
  country: z.string().nullable(),
  status: z.enum(['active', 'inactive', 'withdrawn']),
});

export type Organisation = z.infer<typeof organisation>;

export const findOrganisations = defineConsoleEndpoint({
  name: 'GET /console/organisations',
  summary:
    'Returns organisations of the Research Organization Registry, as imported by the operator: by their ROR id or by the beginnings of words of their names, 20 at most.',
  input: z.object({ text: z.string().min(1).max(200) }),
  output: z.object({ organisations: z.array(organisation) }),
  permission: 'content.edit',
});
