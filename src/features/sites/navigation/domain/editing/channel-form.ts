import type { Choice, FormField } from '../../../../../platform/kernel/form-field.ts';
import { newsTypes } from '../../../../../platform/kernel/news-type.ts';
import { channelPlaces, framed, namedText, otherPage, outside, placesOfNews } from './channel-places.ts';

const deepestChannel = 4;
const mostChannels = 400;

const places: readonly Choice[] = Object.entries(channelPlaces).flatMap(([group, codes]) =>
  codes.map((code) => ({ value: code, label: `channel.to.${code}`, group: `channel.group.${group}` })),
);

/** One entry of the navigation. Its depth tells below which of those before it it stands. */
const entryFields: readonly FormField[] = [
  { name: 'id', type: 'key', label: 'navigation.field.id' },
  { name: 'depth', type: 'number', label: 'navigation.field.depth', least: 0, most: deepestChannel },
  { name: 'names', type: 'text', label: 'navigation.field.channelName', required: true, longest: 200 },
  { name: 'target', type: 'choice', label: 'navigation.field.channelTarget', required: true, choices: places },
  {
    ...{ name: 'address', type: 'line', label: 'navigation.field.outsideAddress', required: true, rule: 'urlFormat' },
    when: { field: 'target', is: [outside, framed] },
  },
  {
    ...{
      name: 'page',
      type: 'line',
      label: 'navigation.field.namedText',
      help: 'navigation.help.namedText',
      required: true,
      longest: 100,
    },
    when: { field: 'target', is: [namedText] },
  },
  {
    ...{
      name: 'path',
      type: 'line',
      label: 'navigation.field.pagePath',
      help: 'navigation.help.pagePath',
      required: true,
      longest: 200,
    },
    when: { field: 'target', is: [otherPage] },
  },
  {
    ...{ name: 'newsType', type: 'choice', label: 'navigation.field.newsType', help: 'navigation.help.newsType' },
    choices: newsTypes.map((value) => ({ value, label: `newsType.${value}` })),
    when: { field: 'target', is: placesOfNews },
  },
  { name: 'shown', type: 'switch', label: 'navigation.field.channelShown', help: 'navigation.help.channelShown' },
  { name: 'newTab', type: 'switch', label: 'navigation.field.newTab' },
  { name: 'banner', type: 'key', label: 'navigation.field.banner' },
];

/** The whole navigation as one list, from the top down, each entry right before those below it. */
export const channelFields: readonly FormField[] = [
  { name: 'entries', type: 'list', label: 'navigation.field.channels', of: entryFields, most: mostChannels },
];
