import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput, textOutput } from '../../../platform/contract/fields.ts';
import { platformTypes, toolTypes } from './domain/tool-link.ts';

const ofSite = z.object({ siteId: siteIdInput.optional() });

const target = z.object({ href: z.string(), external: z.boolean(), newWindow: z.boolean() });

/** An entry of a site's navigation. Its code decides where it leads. */
const channel = z.object({
  id: z.string(),
  code: z.string(),
  /** In Chinese, else in the site's language; older clients choose between `name` and `enName` themselves. */
  name: z.string(),
  /** In English; empty where there is no English name. */
  enName: z.string(),
  names: textOutput,
  enable: z.boolean(),
  linkType: z.enum(['self', 'blank']).nullable(),
  linkValue: z.string().nullable(),
  parentId: z.string().nullable(),
  bannerId: z.string().nullable(),
  newsDataType: z.string().nullable(),
  /** Whether its list shows everything of its kind instead of what was put into the column. */
  showsAll: z.boolean(),
  /** Where the channel leads; nothing where an editor gave it an address that no reader may be sent to. */
  target: target.nullable(),
});

/** What of a channel is stored; the rest is made for a reader. */
export type StoredChannel = Omit<z.output<typeof channel>, 'name' | 'enName' | 'target'>;
export type ChannelTarget = z.output<typeof target>;

export interface PublicChannel extends z.output<typeof channel> {
  children: PublicChannel[];
}

const children: z.ZodType<PublicChannel[]> = z.array(z.lazy(() => channelWithChildren));
const channelWithChildren = channel.extend({ children });

export const getChannelList = defineEndpoint({
  name: 'GET /front/channel/getChannelList',
  renewed: 'keys',
  summary: 'Returns the site’s navigation as a tree, without disabled channels and their descendants.',
  input: ofSite,
  output: z.array(channelWithChildren),
});

export const getChannelInfo = defineEndpoint({
  name: 'GET /front/channel/info',
  renewed: 'keys',
  summary: 'Returns one channel with its children and its ancestors, from the top down.',
  input: ofSite.extend({ channelId: idInput }),
  output: channelWithChildren.extend({ ancestors: z.array(channel) }),
});

export const getToolsList = defineEndpoint({
  name: 'GET /front/tools/getToolsList',
  renewed: 'keys',
  summary: 'Returns the links of the floating toolbar.',
  input: ofSite,
  output: z.array(
    z.object({
      id: z.string(),
      indexId: z.string(),
      type: z.enum(toolTypes),
      platformType: z.enum(platformTypes).nullable(),
      /** In the requested language; `names` has all. */
      resName: z.string(),
      names: textOutput,
      description: z.string(),
      descriptions: textOutput,
      cover: z.string().nullable(),
      coverId: z.string().nullable(),
      linkType2: z.string().nullable(),
      linkValue2: z.string().nullable(),
      bouncePictureUrl: z.string().nullable(),
      pictureUrl: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
});

export const getCommonCodes = defineEndpoint({
  name: 'GET /front/commonResource/getCommonCodes',
  renewed: 'keys',
  summary: 'Returns the site’s own lists of codes with their names, by category.',
  input: ofSite.extend({ category: z.string().min(1).max(80).optional() }),
  output: z.record(z.string(), z.array(z.object({ code: z.string(), name: z.string(), names: textOutput }))),
});

const channelUse = z.object({ id: z.string(), modules: z.number(), texts: z.number(), entries: z.number() });
export type ChannelUse = z.output<typeof channelUse>;

export const getChannelUses = defineConsoleEndpoint({
  name: 'GET /console/channels/uses',
  summary:
    'Returns what depends on each channel: how many modules, texts and items. Called before a channel is removed.',
  input: z.object({}),
  output: z.array(channelUse),
  permission: 'navigation.edit',
});
