import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText } from '../../platform/contract/item-output.ts';

const named = z.object({ id: z.string(), name: z.string(), url: z.string() });

export const findSubject = defineEndpoint({
  name: 'GET /front/front-category/findSubject',
  renewed: 'items',
  summary: 'Returns one subject by its id or its code, with its ancestors and children.',
  input: z.object({
    siteId: siteIdInput.optional(),
    id: idInput.optional(),
    code: z.string().max(200).optional(),
  }),
  output: named.extend({
    siteId: z.number(),
    code: z.string(),
    names: anyText,
    summary: z.string(),
    parent: named.nullable(),
    children: z.array(named),
    /** On a portal: this subject of each site that has it. */
    ids: z.array(z.string()),
  }),
  origin: 'ours',
});
