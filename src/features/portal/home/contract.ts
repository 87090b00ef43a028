import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput, textOutput } from '../../../platform/contract/fields.ts';
import { bannerTypes } from './domain/banner-target.ts';
import { artworks, factNames, moduleAreas, moduleCodes, paperLists } from './domain/module.ts';

/** The settings of modules. A module reads the fields that concern it. */
const settings = z.object({
  /** banner */
  bannerId: z.string().exactOptional(),
  /** text, textList: the channel whose stored texts are shown */
  columnId: z.string().exactOptional(),
  /** How many entries a list shows. */
  size: z.number().exactOptional(),
  /** papers, ranking: which lists in which order, three at most */
  which: z.array(z.enum(paperLists)).readonly().exactOptional(),
  /** Where everything is of which a module shows the first, if not at the usual address. */
  more: z.string().exactOptional(),
  links: z
    .array(z.object({ name: textOutput, url: z.string(), note: textOutput.exactOptional() }))
    .readonly()
    .exactOptional(),
  contact: z
    .object({
      address: textOutput.exactOptional(),
      phone: z.string().exactOptional(),
      email: z.string().exactOptional(),
      hours: textOutput.exactOptional(),
    })
    .exactOptional(),
  /** facts: which facts in which order */
  facts: z.array(z.enum(factNames)).readonly().exactOptional(),
  /** A drawing made from a seed where there is no picture. */
  artwork: z.enum(artworks).exactOptional(),
  /** extension: the code of what draws it, and what an editor told it */
  extension: z.string().exactOptional(),
  option: z.string().exactOptional(),
});

export type ModuleSettings = z.output<typeof settings>;

const bannerItem = z.object({
  bannerItemId: z.string(),
  bannerId: z.string(),
  type: z.enum(bannerTypes),
  url: z.string().nullable(),
  /** The thing it shows. */
  id: z.string().nullable(),
  indexId: z.string().nullable(),
  /** In the requested language; `names` has all. */
  resName: z.string(),
  names: textOutput,
  descriptions: textOutput,
  vasDocLink: z.string().nullable(),
  doi: z.string().nullable(),
  siteId: z.number().nullable(),
  pictureUrl: z.string().nullable(),
  /** Where it leads; nothing for a picture that is only looked at. */
  target: z.object({ href: z.string(), external: z.boolean() }).nullable(),
});

const module = z.object({
  id: z.string(),
  /** The channel on whose page it stands; none for the home page. */
  channelId: z.string().nullable(),
  code: z.enum(moduleCodes),
  titles: textOutput,
  /** Each part knows its styles; an unknown one is drawn in the first. */
  styleId: z.string(),
  area: z.enum(moduleAreas),
  settings,
  /** Already filtered to what a tenant may style. */
  cssContent: z.string().nullable(),
  /** The same as a file for this module alone, which stands in an element with its id as `data-module`. */
  stylesheet: z.string().nullable(),
  /** What a banner shows; empty for every other module. */
  items: z.array(bannerItem),
});

export type Module = Omit<z.output<typeof module>, 'channelId' | 'stylesheet' | 'items'>;

export const getModuleList = defineEndpoint({
  name: 'GET /front/module/getModuleList',
  renewed: 'keys',
  summary: 'Returns the modules of a channel’s page, in order; without a channel those of the home page.',
  input: z.object({ siteId: siteIdInput.optional(), channelId: idInput.optional() }),
  output: z.array(module),
});

export const getExtensionContent = defineEndpoint({
  name: 'GET /front/module/getExtensionContent',
  renewed: 'items',
  summary: 'Returns what a module of an extension shows, as safe HTML; empty where the extension is not installed.',
  input: z.object({ siteId: siteIdInput.optional(), id: idInput }),
  output: z.object({ html: z.string() }),
  origin: 'ours',
});

export const getBanner = defineEndpoint({
  name: 'GET /front/module/getBanner',
  renewed: 'keys',
  summary: 'Returns one banner of the site, shown on the page of its channel.',
  input: z.object({ siteId: siteIdInput.optional(), bannerId: idInput }),
  output: z.array(bannerItem),
  origin: 'ours',
});
