import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput, textOutput } from '../../platform/contract/fields.ts';
import { fileOutput } from '../../platform/contract/file-answer.ts';
import { isId } from '../../platform/kernel/id.ts';

export const downloadFile = defineEndpoint({
  name: 'GET /front/files/download',
  summary: 'Returns a stored file under the access policy: the bytes, or the envelope with the reason.',
  input: z.object({
    /** The id of the thing that it belongs to, a hyphen, and its place among that thing's files. */
    id: z
      .string()
      .regex(/^[1-9][0-9]{0,18}-(0|[1-9][0-9]{0,5})$/)
      .refine((given) => isId(given.split('-')[0] ?? '')),
    siteId: siteIdInput.optional(),
    /** Of a picture: a lower precision, where there is one. Of a recording: what is played of it. */
    form: z
      .string()
      .regex(/^(high|low|stream|hls(-[0-9]{1,4}p(-[0-9]{4,6})?)?)$/)
      .optional(),
    /** To be shown by a page instead of saved. */
    inline: z.literal('1').optional(),
  }),
  output: fileOutput,
  answers: 'file',
  freshness: 'private',
});

export const checkMyAccess = defineEndpoint({
  name: 'GET /front/access/check',
  summary:
    'Tells whether this reader’s network, or the referring page, opens restricted content here. If so, the response sets a signed cookie; /checkAccess is the same as a plain link.',
  input: z.object({}),
  output: z.object({ granted: z.boolean() }),
  freshness: 'private',
  origin: 'ours',
});

export const listInstitutions = defineEndpoint({
  name: 'GET /front/access/institutions',
  summary: 'Lists institutions whose members can log in there to read here.',
  input: z.object({}),
  output: z.array(z.object({ id: idInput, names: textOutput })),
  freshness: 'private',
  origin: 'ours',
});
