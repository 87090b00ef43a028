import type { SampleModule } from '../sample-site.ts';
import { channelNames } from '../words/channel-names.ts';
import { moduleTitles } from '../words/module-titles.ts';
import { notes } from '../words/notes.ts';
import { sampleAddress } from '../words/sample-places.ts';
import { banner, biologyId, channel } from './numbers.ts';

/** The current issue comes first; news and facts stand beside it, the archive below. */
export const modules: readonly SampleModule[] = [
  {
    number: 200,
    code: 'banner',
    area: 'wide',
    styleId: 'light',
    settings: { bannerId: biologyId(banner.home), artwork: 'cells' },
  },
  {
    number: 201,
    code: 'currentIssue',
    area: 'main',
    styleId: 'plain',
    titles: moduleTitles.currentIssue,
    settings: { artwork: 'cells' },
  },
  {
    number: 202,
    code: 'textList',
    area: 'main',
    styleId: 'plain',
    titles: channelNames.news,
    settings: { columnId: biologyId(channel.news), size: 4 },
  },
  {
    number: 203,
    code: 'text',
    area: 'side',
    styleId: 'plain',
    titles: channelNames.aimsAndScope,
    settings: { columnId: biologyId(channel.aims) },
  },
  {
    number: 204,
    code: 'facts',
    area: 'side',
    styleId: 'panel',
    titles: moduleTitles.facts,
    settings: { facts: ['impactFactor', 'frequency', 'startYear', 'issues'] },
  },
  {
    number: 205,
    code: 'links',
    area: 'side',
    styleId: 'plain',
    titles: moduleTitles.links,
    settings: {
      links: [
        { name: channelNames.guideForAuthors, url: `/periodIntroduce?columnId=${biologyId(channel.guide)}` },
        { name: channelNames.dataSharing, url: `/periodIntroduce?columnId=${biologyId(channel.dataSharing)}` },
        { name: channelNames.openAccess, url: '/customRoute?code=open-access' },
        { name: channelNames.geneticCode, url: `/info?columnId=${biologyId(channel.geneticCode)}` },
      ],
    },
  },
  {
    number: 206,
    code: 'issueList',
    area: 'wide',
    styleId: 'plain',
    titles: moduleTitles.issues,
    settings: { size: 14, artwork: 'cells' },
  },
  { number: 207, code: 'indexedIn', area: 'wide', styleId: 'plain', titles: moduleTitles.indexedIn },
  {
    number: 208,
    code: 'contact',
    area: 'wide',
    styleId: 'plain',
    titles: channelNames.contact,
    settings: {
      contact: {
        address: sampleAddress,
        phone: '+00 000 000 0000',
        email: 'biology@example.org',
        hours: notes.oneWorkingDay,
      },
    },
  },
];
