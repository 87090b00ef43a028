import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput, textOutput } from '../../../platform/contract/fields.ts';
import { languages } from '../../../platform/kernel/language.ts';

const summary = z.object({ id: z.string(), titles: textOutput, summaries: textOutput, updatedAt: z.string() });

export const getItemInfo = defineEndpoint({
  name: 'GET /front/item/info',
  renewed: 'keys',
  summary: 'Returns the stored text of a column, by its own id, by its channel or by the code that the site gave it.',
  input: z.object({
    siteId: siteIdInput.optional(),
    columnId: idInput.optional(),
    code: z.string().max(80).optional(),
  }),
  output: summary.extend({
    channelId: z.string().nullable(),
    body: z.object({ sha256: z.string(), language: z.enum(languages) }).nullable(),
    /** Other texts of the same channel. */
    beside: z.array(summary),
  }),
});
