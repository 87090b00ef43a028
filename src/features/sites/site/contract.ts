import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../../platform/contract/endpoint.ts';
import { siteIdInput, textOutput } from '../../../platform/contract/fields.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { classifications, searchScopes, siteStates } from './domain/site.ts';

const ofSite = z.object({ siteId: siteIdInput.optional() });
/** Addresses with the site in their path name it `{id}`; it is the same siteId. */
const ofSiteInPath = z.object({ id: siteIdInput }).transform(({ id }) => ({ siteId: id }));

/** 0 none, 1 the home page, 2 all pages. */
const grayType = z.union([z.literal(0), z.literal(1), z.literal(2)]);

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
  grayType: grayType,
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
  summary: 'Returns the site with this prefix: the host’s own or one that it gathers.',
  input: z.object({ sld: z.string().min(1).max(63) }),
  output: siteOutput,
  site: 'any',
});

export const findBySiteId = defineEndpoint({
  name: 'GET /front/site/findBySiteId',
  renewed: 'keys',
  summary: 'Returns the site with this id: the host’s own or one that it gathers.',
  input: z.object({ siteId: siteIdInput }),
  output: siteOutput,
  site: 'any',
});

export const checkPower = defineEndpoint({
  name: 'GET /front/site/checkPower',
  summary: 'Tells whether this requester may read full texts and download, with the reason if not.',
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
  renewed: 'keys',
  summary: 'Returns the header: name, icon, default language, style of the navigation.',
  input: ofSite,
  output: z.object({
    defaultLanguage: z.enum(languages),
    browserIcon: z.string().nullable(),
    navStyle: z.enum(['line', 'band', 'centred']),
    name: textOutput,
    tagline: textOutput,
    /** One or two characters that stand for the site where it has no picture. */
    mark: z.string(),
  }),
});

export const getFooterConfig = defineEndpoint({
  name: 'GET /front/config-footer/getFooterConfig',
  renewed: 'keys',
  summary: 'Returns the footer: publisher, ISSN and CN, record numbers, links, style of the floating toolbar.',
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
    issn: z.string().nullish(),
    eissn: z.string().nullish(),
    cn: z.string().nullish(),
    links: z.array(z.object({ name: textOutput, url: z.string() })),
  }),
});

export const findSeoBySiteId = defineEndpoint({
  name: 'GET /front/config-seo/findBySiteId',
  renewed: 'keys',
  summary: 'Returns title, description and keywords for search engines.',
  input: ofSite,
  output: z.object({ title: textOutput, description: textOutput, keywords: textOutput }),
});

export const getPublicationConfig = defineEndpoint({
  name: 'GET /front/config-publication/getPublicationConfig',
  renewed: 'keys',
  summary: 'Returns how journals and their issues are displayed.',
  input: ofSite,
  output: z.object({
    coverStyle: z.enum(['plain', 'shadow']),
    periodsAscending: z.boolean(),
    periodsByYear: z.boolean(),
  }),
});

export const getAggregatedConfig = defineEndpoint({
  name: 'GET /front/site/getAggregatedConfig',
  renewed: 'keys',
  summary: 'Returns switches that pages read together, enableComment among them.',
  input: ofSite,
  output: z.object({ enableComment: z.boolean(), enableAlbum: z.boolean(), enableSubscription: z.boolean() }),
});

export const getMagazineFunctionalControl = defineEndpoint({
  name: 'GET /front/site/getMagazineFunctionalControl',
  renewed: 'keys',
  summary: 'Returns which of a journal’s functions the site offers.',
  input: ofSite,
  output: z.object({
    onlineFirst: z.boolean(),
    justAccepted: z.boolean(),
    backIssues: z.boolean(),
    submission: z.boolean(),
    /** Rankings of a week and of one month; without them a site follows the specification's second reading. */
    shortRankings: z.boolean(),
    /** Searches look into whole texts. */
    fullText: z.boolean(),
    /** Readers may ask questions that passages of the texts answer. */
    ask: z.boolean(),
  }),
});

export const getSearchConfig = defineEndpoint({
  name: 'GET /front/site/{id}/search-config',
  renewed: 'keys',
  summary: 'Returns the scopes of the search field and the quick searches offered.',
  input: ofSiteInPath,
  output: z.object({ scopes: z.array(z.enum(searchScopes)), quickSearch: z.array(textOutput) }),
});

export const getSearchConditions = defineEndpoint({
  name: 'GET /front/site/{id}/search-conditions',
  renewed: 'keys',
  summary: 'Returns the fields of the advanced search.',
  input: ofSiteInPath,
  output: z.array(z.object({ field: z.string(), names: textOutput })),
});

export const getAiqaConfig = defineEndpoint({
  name: 'GET /front/aiqa/getAiqaConfig',
  renewed: 'keys',
  summary: 'Returns the chat assistant, or nothing if the site has none.',
  input: ofSite,
  output: z
    .object({
      enabled: z.boolean(),
      title: textOutput,
      place: z.enum(['start', 'end']),
      url: z.string(),
      texts: textOutput,
      /** Whether its frame may keep cookies and storage of its own origin. */
      keepsStorage: z.boolean().optional(),
    })
    .nullable(),
});

export const getAppInfo = defineEndpoint({
  name: 'GET /front/aiqa/getAppInfo',
  renewed: 'keys',
  summary: 'Returns the public id and name of the chat assistant; never a secret.',
  input: ofSite,
  output: z.object({ appId: z.string(), appName: textOutput }).nullable(),
});

export const getTheme = defineEndpoint({
  name: 'GET /front/site/getTheme',
  renewed: 'keys',
  summary: 'Returns type pairing, grid and cards of the site, its stylesheet, and the customer-service widget.',
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
  renewed: 'keys',
  summary: 'Returns partners’ addresses that may show the site’s inner pages in a frame.',
  input: ofSite,
  output: z.array(z.string()),
  origin: 'ours',
});

export const getHostedPages = defineEndpoint({
  name: 'GET /front/site/getHostedPages',
  renewed: 'keys',
  summary: 'Returns external pages that the site may show in a frame.',
  input: ofSite,
  output: z.array(z.string()),
  origin: 'ours',
});

export const getHostSite = defineEndpoint({
  name: 'GET /front/site/getHostSite',
  renewed: 'keys',
  summary: 'Returns the site of this host with its entry rules: its state, its stop address and its static home page.',
  input: z.object({}),
  output: z.object({
    id: z.number(),
    sld: z.string(),
    state: z.enum(siteStates),
    stopUrl: z.string().nullable(),
    staticPageUrl: z.string().nullable(),
    magazineClassification: z.enum(classifications),
    defaultLanguage: z.enum(languages),
    sixLanguages: z.array(z.enum(languages)),
    timeZone: z.string(),
    grayType: grayType,
    logo1: z.string().nullable(),
    pictureUrl: z.string().nullable(),
    keywords: textOutput,
  }),
  site: 'any',
  origin: 'ours',
});

type Theme = OutputOf<typeof getTheme>;

/** How a site is dressed and what it offers, one section for each call that reads it. */
export interface SiteSections {
  readonly header: OutputOf<typeof getConfigHeader>;
  readonly footer: OutputOf<typeof getFooterConfig>;
  readonly seo: OutputOf<typeof findSeoBySiteId>;
  readonly publication: OutputOf<typeof getPublicationConfig>;
  readonly aggregated: OutputOf<typeof getAggregatedConfig>;
  readonly functions: OutputOf<typeof getMagazineFunctionalControl>;
  readonly search: OutputOf<typeof getSearchConfig>;
  readonly conditions: OutputOf<typeof getSearchConditions>;
  readonly look: Omit<Theme, 'stylesheet' | 'service'>;
  readonly aiqa: NonNullable<OutputOf<typeof getAiqaConfig> & OutputOf<typeof getAppInfo>> | null;
  readonly service: Theme['service'];
}
