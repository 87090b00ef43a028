import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText } from '../../platform/contract/item-output.ts';

export type Institution = OutputOf<typeof getInstitution>;

export const getInstitution = defineEndpoint({
  name: 'GET /front/institution/{id}',
  renewed: 'keys',
  summary: 'Returns one institution: its names, place and identifiers.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: z.object({
    /** The id of the remaining record, if the requested one was merged into it. */
    id: z.string(),
    siteId: z.number(),
    url: z.string(),
    /** In the requested language; `names` has all. */
    institutionName: z.string(),
    names: anyText,
    summary: z.string(),
    /** The whole address. */
    ror: z.string().nullable(),
    types: z.array(z.string()),
    /** ISO 3166, two letters, where it is known. */
    country: z.string().nullable(),
    city: z.string().nullable(),
    established: z.number().nullable(),
    website: z.string().nullable(),
    aliases: z.array(z.string()),
    parents: z.array(z.string()),
    cover: z.string().nullable(),
    visits: z.number(),
  }),
  origin: 'ours',
});
