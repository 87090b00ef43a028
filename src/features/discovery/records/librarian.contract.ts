import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { dayInput, idInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';

export const exportMyTitles = defineEndpoint({
  name: 'GET /front/librarian/titles',
  summary:
    'Returns journals and books of the site as a KBART list, for the librarian of an institution: all, free ones, or those that the institution may read today.',
  input: z.object({
    customer: idInput,
    package: z.enum(['all', 'open', 'entitled']),
    /** Only what changed on this day or after it. */
    since: dayInput.or(z.literal('')).optional(),
  }),
  output: fileOutput,
  answers: 'file',
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});
