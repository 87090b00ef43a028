import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { siteIdInput, textOutput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { searchScopes } from './domain/configuration.ts';
import { classifications } from './domain/site.ts';
import { templateNames } from './domain/templates/templates.ts';

const ofSite = z.object({ siteId: siteIdInput.optional() });
/** Addresses with the site in their path name it `{id}`; it is the same siteId. */
const ofSiteInPath = z.object({ id: siteIdInput }).transform(({ id }) => ({ siteId: id }));

const siteOutput = z.object({
  id: z.number(),
  sld: z.string(),
  domain: z.string(),
  templateId: z.string(),
  colourId: z.number(),
  colour: z.string().nullable(),
  colour1: z.string().nullable(),
  colour2: z.string().nullable(),
  colour3: z.string().nullable(),
  magId: z.string().nullable(),
  magazineClassification: z.enum(classifications),
  mediaPermission: z.boolean(),
  umtFlag: z.boolean(),
  logo1: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  grayType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  keywords: z.string(),
  stopUrl: z.string().nullable(),
  visitPower: z.boolean(),
  downloadPower: z.boolean(),
  expired: z.boolean(),
  defaultLanguage: z.enum(languages),
  sixLanguages: z.array(z.enum(languages)),
  siteIds: z.array(z.number()),
  slds: z.array(z.string()),
});

export const findBySld = defineEndpoint({
  name: 'GET /front/site/findBySld',
  summary: 'The site with this prefix: the host’s own or one that it gathers.',
  input: z.object({ sld: z.string().min(1).max(63) }),
  output: siteOutput,
  site: 'any',
});

export const findBySiteId = defineEndpoint({
  name: 'GET /front/site/findBySiteId',
  summary: 'The site with this id: the host’s own or one that it gathers.',
  input: z.object({ siteId: siteIdInput }),
  output: siteOutput,
  site: 'any',
});

export const checkPower = defineEndpoint({
  name: 'GET /front/site/checkPower',
  summary: 'Whether this requester may read full texts and download, with the reason when not.',
  input: ofSite,
  output: z.object({
    visitPower: z.boolean(),
    downloadPower: z.boolean(),
    visitMessage: z.string().nullable(),
    downloadMessage: z.string().nullable(),
  }),
  freshness: 'private',
});

export const getConfigHeader = defineEndpoint({
  name: 'GET /front/site/getConfigHeader',
  summary: 'Header: name, icon, default language, style of the navigation.',
  input: ofSite,
  output: z.object({
    defaultLanguage: z.enum(languages),
    browserIcon: z.string().nullable(),
    navStyle: z.enum(['line', 'band', 'centred']),
    name: textOutput,
    tagline: textOutput,
    mark: z.string(),
  }),
});

export const getFooterConfig = defineEndpoint({
  name: 'GET /front/config-footer/getFooterConfig',
  summary: 'Footer: publisher, record numbers, links, style of the floating toolbar.',
  input: ofSite,
  output: z.object({
    toolbarStyle: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    publisher: textOutput,
    address: textOutput,
    copyright: textOutput,
    icp: z.string().nullable(),
    police: z.string().nullable(),
    phone: z.string().nullish(),
    postcode: z.string().nullish(),
    email: z.string().nullish(),
    qq: z.string().nullish(),
    links: z.array(z.object({ name: textOutput, url: z.string() })),
  }),
});

export const findSeoBySiteId = defineEndpoint({
  name: 'GET /front/config-seo/findBySiteId',
  summary: 'Title, description and keywords for search engines.',
  input: ofSite,
  output: z.object({ title: textOutput, description: textOutput, keywords: textOutput }),
});

export const getPublicationConfig = defineEndpoint({
  name: 'GET /front/config-publication/getPublicationConfig',
  summary: 'How journals and their issues are shown.',
  input: ofSite,
  output: z.object({
    coverStyle: z.enum(['plain', 'shadow']),
    periodsAscending: z.boolean(),
    periodsByYear: z.boolean(),
  }),
});

export const getAggregatedConfig = defineEndpoint({
  name: 'GET /front/site/getAggregatedConfig',
  summary: 'Switches that pages read together, enableComment among them.',
  input: ofSite,
  output: z.object({ enableComment: z.boolean(), enableAlbum: z.boolean(), enableSubscription: z.boolean() }),
});

export const getMagazineFunctionalControl = defineEndpoint({
  name: 'GET /front/site/getMagazineFunctionalControl',
  summary: 'Which of a journal’s functions the site offers.',
  input: ofSite,
  output: z.object({
    onlineFirst: z.boolean(),
    justAccepted: z.boolean(),
    backIssues: z.boolean(),
    submission: z.boolean(),
    shortRankings: z.boolean(),
  }),
});

export const getSearchConfig = defineEndpoint({
  name: 'GET /front/site/{id}/search-config',
  summary: 'Scopes of the search field and the quick searches offered.',
  input: ofSiteInPath,
  output: z.object({ scopes: z.array(z.enum(searchScopes)), quickSearch: z.array(textOutput) }),
});

export const getSearchConditions = defineEndpoint({
  name: 'GET /front/site/{id}/search-conditions',
  summary: 'Fields of the advanced search.',
  input: ofSiteInPath,
  output: z.array(z.object({ field: z.string(), names: textOutput })),
});

export const getAiqaConfig = defineEndpoint({
  name: 'GET /front/aiqa/getAiqaConfig',
  summary: 'The chat assistant, or nothing where the site has none.',
  input: ofSite,
  output: z
    .object({
      enabled: z.boolean(),
      title: textOutput,
      place: z.enum(['start', 'end']),
      url: z.string(),
      texts: textOutput,
    })
    .nullable(),
});

export const getAppInfo = defineEndpoint({
  name: 'GET /front/aiqa/getAppInfo',
  summary: 'Public id and name of the chat assistant; never a secret.',
  input: ofSite,
  output: z.object({ appId: z.string(), appName: textOutput }).nullable(),
});

export const getTheme = defineEndpoint({
  name: 'GET /front/site/getTheme',
  summary: 'Type pairing, grid and cards of the site, its stylesheet, and the customer-service widget.',
  input: ofSite,
  output: z.object({
    typePairing: z.enum(['serif', 'sans', 'song', 'mixed']),
    homeGrid: z.enum(['magazine', 'journal', 'portal']),
    cards: z.enum(['line', 'tile', 'cover']),
    cssContent: z.string(),
    stylesheet: z.string(),
    service: z.object({ title: textOutput, url: z.string() }).nullable(),
  }),
  origin: 'ours',
});

export const getFrameAncestors = defineEndpoint({
  name: 'GET /front/site/getFrameAncestors',
  summary: 'Partners’ addresses that may show the site’s inner pages in a frame.',
  input: ofSite,
  output: z.array(z.string()),
  origin: 'ours',
});

export const getHostedPages = defineEndpoint({
  name: 'GET /front/site/getHostedPages',
  summary: 'Outside pages that the site may show in a frame.',
  input: ofSite,
  output: z.array(z.string()),
  origin: 'ours',
});

export const getHostSite = defineEndpoint({
  name: 'GET /front/site/getHostSite',
  summary: 'The site of this host with what decides at the door: its state, its stop address and its static home page.',
  input: z.object({}),
  output: z.object({
    id: z.number(),
    sld: z.string(),
    state: z.enum(['open', 'expired', 'stopped', 'forbidden', 'maintenance']),
    stopUrl: z.string().nullable(),
    staticPageUrl: z.string().nullable(),
    magazineClassification: z.enum(classifications),
    defaultLanguage: z.enum(languages),
    sixLanguages: z.array(z.enum(languages)),
    timeZone: z.string(),
    grayType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    logo1: z.string().nullable(),
  }),
  site: 'any',
  origin: 'ours',
});

export const listSites = defineConsoleEndpoint({
  name: 'GET /console/sites',
  summary: 'Every site of the installation, or those with a text in their prefix, a host or a name.',
  input: z.object({ text: z.string().max(200).default(''), ...pagedInput }),
  output: pagedOutput(
    z.object({
      id: z.number(),
      sld: z.string(),
      host: z.string(),
      names: textOutput,
      classification: z.enum(classifications),
      state: z.enum(['open', 'expired', 'stopped', 'forbidden', 'maintenance']),
      expiresAt: z.string().nullable(),
    }),
  ),
  permission: 'sites.manage',
});

const sldInput = z.string().trim().toLowerCase().max(63);

export const createSite = defineConsoleEndpoint({
  name: 'POST /console/sites/create',
  summary: 'A new site from a template: it answers at once, and its owner is invited by mail.',
  input: z.object({
    sld: sldInput,
    names: z.partialRecord(z.enum(languages), z.string().trim().max(200)),
    classification: z.enum(classifications),
    languages: z.array(z.enum(languages)).min(1).max(languages.length),
    defaultLanguage: z.enum(languages),
    template: z.enum(templateNames),
    portals: z.array(sldInput).max(100).default([]),
    gathers: z.array(sldInput).max(5_000).default([]),
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
