import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText, fileListOutput, itemOutput, personOutput } from '../../platform/contract/item-output.ts';
import { libraries } from './domain/resource.ts';

const date = z.string().nullable();

export type Resource = OutputOf<typeof getResource>;

export const getResource = defineEndpoint({
  name: 'GET /front/rc_res_general/{id}',
  renewed: 'keys',
  summary: 'Returns a general resource, a standard or a patent, with its files.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: itemOutput.extend({
    library: z.enum(libraries),
    number: z.string().nullable(),
    classification: z.string().nullable(),
    legalStatus: z.string().nullable(),
    /** Who issued the standard or holds the patent. */
    holders: anyText,
    people: z.array(personOutput),
    filedOn: date,
    effectiveOn: date,
    /** The number of what took its place. */
    replacedBy: z.string().nullable(),
    /** The text in the language that serves the reader best. */
    body: z.object({ sha256: z.string(), language: z.string() }).nullable(),
    files: fileListOutput,
  }),
  origin: 'ours',
});
