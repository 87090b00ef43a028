import { z } from 'zod';
import { defineConsoleEndpoint, type InputOf } from '../../../platform/contract/endpoint.ts';
import { textOutput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { classifications, siteStates, templateNames } from './domain/site.ts';

export const listSites = defineConsoleEndpoint({
  name: 'GET /console/sites',
  summary: 'Lists every site of the installation, or those with a text in their prefix, a host or a name.',
  input: z.object({ text: z.string().max(200).default(''), ...pagedInput }),
  output: pagedOutput(
    z.object({
      id: z.number(),
      sld: z.string(),
      host: z.string(),
      names: textOutput,
      classification: z.enum(classifications),
      state: z.enum(siteStates),
      expiresAt: z.string().nullable(),
    }),
  ),
  permission: 'sites.manage',
});

const sldInput = z.string().trim().toLowerCase().max(63);

export const createSite = defineConsoleEndpoint({
  name: 'POST /console/sites/create',
  summary: 'Creates a site from a template. It is online immediately, and its owner is invited by mail.',
  input: z.object({
    sld: sldInput,
    names: z.partialRecord(z.enum(languages), z.string().trim().max(200)),
    classification: z.enum(classifications),
    languages: z.array(z.enum(languages)).min(1).max(languages.length),
    defaultLanguage: z.enum(languages),
    template: z.enum(templateNames),
    /** The portals that gather it, and the sites that it gathers, by prefix. */
    portals: z.array(sldInput).max(100).default([]),
    gathers: z.array(sldInput).max(5_000).default([]),
    /** Whoever is invited to run it; nobody yet where it is empty. */
    ownerEmail: z.string().trim().max(254).default(''),
  }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('created'), id: z.number(), host: z.string(), isInvited: z.boolean() }),
    z.object({
      outcome: z.literal('refused'),
      problems: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ]),
  permission: 'sites.manage',
});

/** A site that is to be. */
export type SiteRequest = InputOf<typeof createSite>;
export type SiteListRequest = InputOf<typeof listSites>;
