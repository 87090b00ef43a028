import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { contentTextOutput, idInput } from '../../platform/contract/fields.ts';
import { correctionSubjects, longestCorrection } from './domain/correction.ts';
import { isLibraryAddress } from './domain/library-address.ts';

const ofMembers = { audience: 'member', freshness: 'private', origin: 'ours' } as const;

export const listMyInstitutions = defineEndpoint({
  ...ofMembers,
  name: 'GET /front/librarian/institutions',
  summary: 'Lists the institutions of this site of which the member is a librarian.',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), names: contentTextOutput })),
});

export const getMyInstitution = defineEndpoint({
  ...ofMembers,
  name: 'GET /front/librarian/institution',
  summary: 'Returns the site’s agreement with an institution, for its librarian: networks, login, entitlements.',
  input: z.object({ customer: idInput }),
  output: z.object({
    id: z.string(),
    names: contentTextOutput,
    ror: z.string().nullable(),
    networks: z.array(
      z.object({
        range: z.string(),
        /** When it was added; null where that was before such changes were kept. */
        since: z.string().nullable(),
      }),
    ),
    /** The newest first. */
    networkChanges: z.array(
      z.object({
        range: z.string(),
        isAdded: z.boolean(),
        /** Who did it at the site’s console; null for a command, and for an account that is gone. */
        by: z.string().nullable(),
        at: z.string(),
      }),
    ),
    /** The entity id of the institution’s identity provider; null while nobody can log in there. */
    loginAt: z.string().nullable(),
    /** Where the institution finds the site’s own SAML metadata. */
    loginMetadata: z.string(),
    entitlements: z.array(
      z.object({
        /** Null for the whole site. */
        about: z.object({ id: z.string(), kind: z.string(), titles: contentTextOutput }).nullable(),
        from: z.string(),
        until: z.string(),
        isTrial: z.boolean(),
        state: z.enum(['holds', 'ended', 'ahead']),
      }),
    ),
    librarians: z.array(z.string()),
    /** Addresses of the library’s own systems; empty where none is known. */
    resolver: z.string(),
    proxyPrefix: z.string(),
  }),
});

const libraryAddressInput = z.string().trim().refine(isLibraryAddress).or(z.literal(''));

export const saveLibraryLinks = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/librarian/links',
  summary: 'Stores the address of an institution’s link resolver, and the prefix of its proxy; https only.',
  input: z.object({ customer: idInput, resolver: libraryAddressInput, proxyPrefix: libraryAddressInput }),
  output: z.object({}),
});

export const askForCorrection = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/librarian/correction',
  summary: 'Mails a librarian’s correction request to the people who manage institutions at the site.',
  input: z.object({
    customer: idInput,
    about: z.enum(correctionSubjects),
    text: z.string().trim().min(1).max(longestCorrection),
  }),
  output: z.object({}),
});
