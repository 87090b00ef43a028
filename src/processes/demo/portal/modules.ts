import type { SampleModule } from '../sample-site.ts';
import { channelNames } from '../words/channel-names.ts';
import { moduleTitles } from '../words/module-titles.ts';
import { notes } from '../words/notes.ts';
import { sampleAddress } from '../words/sample-places.ts';
import { banner, channel, portalId } from './numbers.ts';

/** Search first, then what there is to find, then what the portal has to say. */
export const modules: readonly SampleModule[] = [
  {
    number: 200,
    code: 'search',
    area: 'wide',
    styleId: 'plain',
    titles: moduleTitles.search,
    settings: { artwork: 'lattice' },
  },
  { number: 201, code: 'numbers', area: 'wide', styleId: 'plain', titles: moduleTitles.numbers },
  { number: 208, code: 'subjects', area: 'wide', styleId: 'tiles', settings: { size: 15 } },
  {
    number: 202,
    code: 'journals',
    area: 'wide',
    styleId: 'covers',
    titles: moduleTitles.journals,
    settings: { size: 12, artwork: 'lattice' },
  },
  {
    number: 209,
    code: 'papers',
    area: 'main',
    styleId: 'rows',
    settings: { which: ['newest'], size: 8 },
  },
  {
    number: 210,
    code: 'ranking',
    area: 'side',
    styleId: 'ranked',
    settings: { size: 10 },
  },
  { number: 211, code: 'figures', area: 'wide', styleId: 'mosaic', settings: { size: 9 } },
  {
    number: 203,
    code: 'banner',
    area: 'wide',
    styleId: 'light',
    settings: { bannerId: portalId(banner.home), artwork: 'waves' },
  },
  {
    number: 204,
    code: 'textList',
    area: 'main',
    styleId: 'plain',
    titles: channelNames.announcements,
    settings: { columnId: portalId(channel.announcements), size: 6 },
  },
  {
    number: 205,
    code: 'text',
    area: 'side',
    styleId: 'panel',
    titles: channelNames.aboutPortal,
    settings: { columnId: portalId(channel.about) },
  },
  {
    number: 206,
    code: 'links',
    area: 'side',
    styleId: 'plain',
    titles: moduleTitles.links,
    settings: {
      links: [
        {
          name: channelNames.forLibrarians,
          url: `/periodIntroduce?columnId=${portalId(channel.librarians)}`,
          note: notes.holdings,
        },
        {
          name: channelNames.forAuthors,
          url: `/periodIntroduce?columnId=${portalId(channel.authors)}`,
          note: notes.choosing,
        },
        {
          name: channelNames.accessibility,
          url: '/customRoute?code=accessibility',
          note: { en: 'WCAG 2.2 AA' },
        },
      ],
    },
  },
  {
    number: 207,
    code: 'contact',
    area: 'side',
    styleId: 'plain',
    titles: channelNames.contact,
    settings: {
      contact: {
        address: sampleAddress,
        email: 'portal@example.org',
        hours: notes.sameDay,
      },
    },
  },
];
