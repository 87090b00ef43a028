import type { SampleModule } from '../sample-site.ts';
import { channelNames } from '../words/channel-names.ts';
import { moduleTitles } from '../words/module-titles.ts';
import { notes } from '../words/notes.ts';
import { sampleAddress } from '../words/sample-places.ts';
import { banner, channel, opticsId } from './numbers.ts';

/** The home reads like a magazine: cover story, facts, the current issue, then what is around it. */
export const modules: readonly SampleModule[] = [
  {
    number: 200,
    code: 'banner',
    area: 'wide',
    styleId: 'dark',
    settings: { bannerId: opticsId(banner.home), artwork: 'rings' },
  },
  {
    number: 201,
    code: 'facts',
    area: 'wide',
    styleId: 'line',
    titles: moduleTitles.facts,
    settings: { facts: ['impactFactor', 'issues', 'frequency', 'cn'] },
  },
  {
    number: 202,
    code: 'currentIssue',
    area: 'main',
    styleId: 'plain',
    titles: moduleTitles.currentIssue,
    settings: { artwork: 'rings' },
  },
  {
    number: 203,
    code: 'issueList',
    area: 'main',
    styleId: 'plain',
    titles: moduleTitles.issues,
    settings: { size: 10, artwork: 'rings' },
  },
  {
    number: 204,
    code: 'textList',
    area: 'main',
    styleId: 'plain',
    titles: channelNames.announcements,
    settings: { columnId: opticsId(channel.announcements), size: 5 },
  },
  {
    number: 205,
    code: 'text',
    area: 'side',
    styleId: 'panel',
    titles: channelNames.aboutJournal,
    settings: { columnId: opticsId(channel.about) },
  },
  {
    number: 206,
    code: 'links',
    area: 'side',
    styleId: 'plain',
    titles: channelNames.forAuthors,
    settings: {
      links: [
        {
          name: channelNames.guideForAuthors,
          url: `/periodIntroduce?columnId=${opticsId(channel.guide)}`,
          note: notes.checklist,
        },
        {
          name: channelNames.peerReview,
          url: `/periodIntroduce?columnId=${opticsId(channel.peerReview)}`,
          note: notes.whoDoesWhat,
        },
        {
          name: channelNames.openAccess,
          url: '/customRoute?code=open-access',
          note: notes.keepCopyright,
        },
        {
          name: channelNames.findDoi,
          url: 'https://www.doi.org/',
          note: notes.outside,
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
        phone: '000-0000 0000',
        email: 'optics@example.org',
        hours: notes.officeHours,
      },
    },
  },
  { number: 208, code: 'indexedIn', area: 'wide', styleId: 'plain', titles: moduleTitles.indexedIn },
];
