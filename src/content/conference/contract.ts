import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { itemOutput } from '../../platform/contract/item-output.ts';

const date = z.string().nullable();

export type Conference = OutputOf<typeof getConferenceInfo>;

export const getConferenceInfo = defineEndpoint({
  name: 'GET /front/conference/info',
  renewed: 'items',
  summary: 'Returns a conference or another event: by its id, by the code of its page, or by series and year.',
  input: z
    .object({
      siteId: siteIdInput.optional(),
      id: idInput.optional(),
      code: z.string().min(1).max(80).optional(),
      series: z.string().min(1).max(80).optional(),
      year: z.coerce.number().int().min(1600).max(2200).optional(),
    })
    .refine(({ id, code, series, year }) => id || code || (series && year), { path: ['id'] }),
  output: itemOutput.extend({
    code: z.string().nullable(),
    series: z.string(),
    year: z.number(),
    startsOn: date,
    endsOn: date,
    place: z.string(),
    organizer: z.string(),
    website: z.string().nullable(),
    /** The text for this reader: the hash that pages place, and its language. */
    body: z.object({ sha256: z.string(), language: z.string() }).nullable(),
    programme: z.array(
      z.object({
        day: z.string(),
        time: z.string().nullable(),
        title: z.string(),
        speakers: z.array(z.string()),
        room: z.string(),
      }),
    ),
    /** The other years of its series, the newest first. */
    editions: z.array(z.object({ id: z.string(), year: z.number(), resName: z.string(), url: z.string() })),
    /** How many things of each kind belong to it; ten thousand are counted at most. */
    entries: z.array(z.object({ kind: z.string(), count: z.number() })),
  }),
  origin: 'ours',
});
