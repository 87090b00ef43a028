import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput, savedOutput, sizeInput } from '../../../platform/contract/saved-output.ts';
import { albumTypes } from '../../../platform/kernel/saved-item.ts';
import { albumNameProblem, cleanName, longestName } from './domain/album-name.ts';
import { mostAlbums } from './domain/most-albums.ts';

/** How many items may be put into an album, or taken out, at a time. */
const mostAtOnce = 100;

const ofMember = { audience: 'member', freshness: 'private' } as const;

const albumFacts = {
  name: z
    .string()
    .refine((written) => albumNameProblem(written) === undefined)
    .transform(cleanName),
  enName: z
    .string()
    .transform(cleanName)
    .refine((name) => [...name].length <= longestName)
    .optional(),
  /** The id of an uploaded cover. */
  cover: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
};

const albumOutput = z.object({
  id: z.string(),
  name: z.string(),
  enName: z.string(),
  cover: z.string().nullable(),
  /** Where its owner sees the cover. */
  coverUrl: z.string().nullable(),
  counts: z.object({ article: z.number(), publication: z.number(), audio: z.number(), video: z.number() }),
  changedAt: z.string(),
});

export type Album = z.output<typeof albumOutput>;

export const searchAlbums = defineEndpoint({
  name: 'GET /front/personalAlbum/search',
  summary: 'Lists the member’s own albums at this site, last changed first.',
  /** All of them at once as well, for those who choose one. */
  input: z.object({ ...pagedInput, size: sizeInput(mostAlbums) }),
  output: pagedOutput(albumOutput),
  ...ofMember,
});

export const saveAlbum = defineEndpoint({
  name: 'POST /front/personalAlbum/saveAlbum',
  summary: 'Creates an album.',
  input: z.object(albumFacts),
  output: z.object({ id: z.string() }),
  ...ofMember,
});

export const editAlbum = defineEndpoint({
  name: 'POST /front/personalAlbum/editAlbum',
  summary: 'Changes the names or the cover of an album; omitted fields stay, a cover of null is removed.',
  input: z.object({ id: idInput, ...albumFacts, name: albumFacts.name.optional() }),
  output: z.object({ id: z.string() }),
  ...ofMember,
});

export const deleteAlbum = defineEndpoint({
  name: 'POST /front/personalAlbum/delete',
  summary: 'Deletes an album with its list; the items in it are not affected.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  ...ofMember,
});

export const getAlbum = defineEndpoint({
  name: 'GET /front/personalAlbum/info',
  summary: 'Returns one album of the member, with the number of items of each type.',
  input: z.object({ id: idInput }),
  output: albumOutput,
  ...ofMember,
});

export const searchAlbumEntries = defineEndpoint({
  name: 'GET /front/personalAlbum/res/search',
  summary: 'Lists the content of an album by type, last added first; each item says whether it still exists.',
  input: z.object({ id: idInput, type: z.enum(albumTypes).optional(), ...pagedInput }),
  output: pagedOutput(savedOutput),
  ...ofMember,
});

export const addToAlbum = defineEndpoint({
  name: 'POST /front/personalAlbum/res/addList',
  summary: 'Adds articles, publications, audio or video to one of the member’s albums.',
  input: z.object({ albumId: idInput.optional(), ids: z.array(idInput).min(1).max(mostAtOnce) }),
  output: z.object({ added: z.number() }),
  ...ofMember,
});

export const deleteFromAlbum = defineEndpoint({
  name: 'POST /front/personalAlbum/res/delete',
  summary: 'Removes items from an album, whether or not they still exist.',
  input: z.object({ albumId: idInput, ids: z.array(idInput).min(1).max(mostAtOnce) }),
  output: z.object({ removed: z.number() }),
  ...ofMember,
});
