import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput, textOutput } from '../../../platform/contract/fields.ts';
import { bannerTypes } from './domain/banner-item.ts';
import { artworks, factNames, moduleAreas, moduleCodes, paperLists } from './domain/module.ts';

const settings = z.object({
  bannerId: z.string().exactOptional(),
  columnId: z.string().exactOptional(),
  size: z.number().exactOptional(),
  which: z.array(z.enum(paperLists)).readonly().exactOptional(),
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
  facts: z.array(z.enum(factNames)).readonly().exactOptional(),
  artwork: z.enum(artworks).exactOptional(),
});

const bannerItem = z.object({
  bannerItemId: z.string(),
  bannerId: z.string(),
  type: z.enum(bannerTypes),
  url: z.string().nullable(),
  /** The thing it shows. */
  id: z.string().nullable(),
  indexId: z.string().nullable(),
  /** In the language asked for; `names` has all. */
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

export const getModuleList = defineEndpoint({
  name: 'GET /front/module/getModuleList',
  summary: 'What the page of a channel is built from, in order; without a channel the home page.',
  input: z.object({ siteId: siteIdInput.optional(), channelId: idInput.optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      channelId: z.string().nullable(),
      code: z.enum(moduleCodes),
      titles: textOutput,
      styleId: z.string(),
      area: z.enum(moduleAreas),
      settings,
      /** Already filtered to what a tenant may style. */
      cssContent: z.string().nullable(),
      /** The same as a file for this module alone, which stands in an element with its id as `data-module`. */
      stylesheet: z.string().nullable(),
      /** What a banner shows; empty for every other module. */
      items: z.array(bannerItem),
    }),
  ),
});
