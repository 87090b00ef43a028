import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { fileInput, fileOutput } from '../../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { genders, longestLine } from './domain/profile.ts';

const ofMembers = { audience: 'member', freshness: 'private' } as const;

const pictureId = z.string().regex(/^[0-9a-f]{64}$/);
const line = z.string().trim().max(longestLine);

const infoOutput = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  /** With stars in the middle; empty where there is none. */
  mobileNo: z.string(),
  email: z.string(),
  gender: z.enum(genders).nullable(),
  region: z.string(),
  major: z.string(),
  institution: z.string(),
  researchField: z.array(z.string()),
  /** The address of the avatar. */
  headPicture: z.string().nullable(),
  orcid: z.string().nullable(),
  /** By what the member can confirm something that can't be taken back. */
  hasPassword: z.boolean(),
  /** ISO 8601 */
  createdAt: z.string(),
});

export const getInfo = defineEndpoint({
  ...ofMembers,
  name: 'GET /front/frontMembers/info',
  summary: 'Returns the member’s profile.',
  input: z.object({}),
  output: infoOutput,
});

export const saveInfo = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/frontMembers/saveInfo',
  summary:
    'Changes the member’s profile; omitted fields stay. Mobile number and e-mail are changed with a code, by separate calls.',
  input: z.object({
    name: line.optional(),
    gender: z.enum(genders).nullable().optional(),
    region: line.optional(),
    major: line.optional(),
    institution: line.optional(),
    researchField: z.array(line).max(50).optional(),
    /** A picture that the member has uploaded; null takes the avatar away. */
    avatar: pictureId.nullable().optional(),
  }),
  output: infoOutput,
});

export const uploadPicture = defineEndpoint({
  ...ofMembers,
  name: 'POST /api/upload',
  summary:
    'Takes an avatar (JPG, PNG or BMP, under 5M) or an album cover (JPG or PNG, up to 3M) as bytes, and stores it re-encoded.',
  takes: 'file',
  input: z.object({ use: z.enum(['avatar', 'cover']), bytes: fileInput }),
  output: z.object({ id: z.string(), url: z.string() }),
});

export const getPicture = defineEndpoint({
  name: 'GET /front/frontMembers/picture',
  summary: 'Returns a picture that a member uploaded: an avatar for anyone, an album cover for its owner.',
  input: z.object({ id: pictureId }),
  output: fileOutput,
  answers: 'file',
  freshness: 'private',
  origin: 'ours',
});

export const exportData = defineEndpoint({
  ...ofMembers,
  assurance: 'fresh',
  name: 'GET /front/frontMembers/export',
  summary: 'Returns all data of the member in the installation, at all of its sites, as one JSON file.',
  input: z.object({}),
  output: fileOutput,
  answers: 'file',
  origin: 'ours',
});

const secret = z.string().max(300);

export const deleteAccount = defineEndpoint({
  ...ofMembers,
  assurance: 'confirmed',
  name: 'POST /front/frontMembers/delete',
  summary:
    'Deletes the member’s account and all of their data, at all sites, immediately and permanently. Confirmed by the password or a code.',
  input: z.object({
    password: z.union([secret, z.object({ keyId: z.string().max(80), value: z.string().max(4_000) })]).optional(),
    code: secret.optional(),
  }),
  output: z.object({}),
  origin: 'ours',
});

export const listMembers = defineConsoleEndpoint({
  name: 'GET /console/members',
  summary:
    'Lists people who collected, commented, subscribed or read at this site, most recently active first; or those whose user name begins with the given text.',
  input: z.object({ text: z.string().max(100).default(''), ...pagedInput }),
  output: pagedOutput(
    z.object({
      userName: z.string(),
      institution: z.string(),
      /** ISO 8601 */
      since: z.string(),
      /** ISO 8601, to the hour. */
      seenAt: z.string(),
      collected: z.number(),
      comments: z.number(),
      subscriptions: z.number(),
      read: z.number(),
    }),
  ),
  permission: 'members.see',
});
