import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';

export const getExtensionItem = defineEndpoint({
  name: 'GET /front/item/extension/{id}',
  renewed: 'items',
  summary: 'Returns an item of a kind that an extension brings, with its own fields; nothing without the extension.',
  input: z.object({ siteId: siteIdInput.optional(), id: idInput }),
  output: z.object({
    id: z.string(),
    /** What its kind is called, and its texts, in the requested language. */
    kindName: z.string(),
    title: z.string(),
    summary: z.string(),
    cover: z.string().nullable(),
    publishedOn: z.string().nullable(),
    /** Those that are filled in, in the order of the kind. */
    fields: z.array(
      z.object({ name: z.string(), label: z.string(), value: z.string(), address: z.string().nullable() }),
    ),
  }),
  origin: 'ours',
});
