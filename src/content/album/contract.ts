import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { itemOutput, personOutput } from '../../platform/contract/item-output.ts';
import { collectionKinds } from './domain/collection.ts';

const date = z.string().nullable();
const named = z.object({ id: z.string(), resName: z.string(), url: z.string() });

export type Collection = OutputOf<typeof getAlbumInfo>;

export const getAlbumInfo = defineEndpoint({
  name: 'GET /front/album/info',
  renewed: 'keys',
  summary: 'Returns a virtual album, a topic or a special issue: its editors, its subject and the size of its content.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: itemOutput.extend({
    kind: z.enum(collectionKinds),
    code: z.string().nullable(),
    /** Of a special issue its guest editors. */
    editors: z.array(personOutput),
    /** The text for this reader: the hash that pages place, and its language. */
    body: z.object({ sha256: z.string(), language: z.string() }).nullable(),
    journal: named.nullable(),
    period: named.nullable(),
    /** First and last day for manuscripts. */
    opensOn: date,
    closesOn: date,
    /** How many things of each kind it holds, the most first; ten thousand are counted at most. */
    entries: z.array(z.object({ kind: z.string(), count: z.number() })),
  }),
  origin: 'ours',
});
