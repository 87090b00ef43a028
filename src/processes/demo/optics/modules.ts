import type { SampleModule } from '../sample-site.ts';
import { channelNames } from '../words/channel-names.ts';
import { moduleTitles } from '../words/module-titles.ts';
import { notes } from '../words/notes.ts';
import { sampleAddress } from '../words/sample-places.ts';
import { banner, channel, opticsId } from './numbers.ts';

/** The home reads like a magazine: cover story, facts, the contents of the current issue, then what is around it. */
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
    styleId: 'contents',
    titles: moduleTitles.currentIssue,
    settings: { size: 6, artwork: 'rings' },
  },
  {
    number: 209,
    code: 'papers',
    area: 'main',
    styleId: 'rows',
    settings: { which: ['onlineFirst', 'justAccepted'], size: 4 },
  },
  {
    number: 210,
    code: 'ranking',
    area: 'side',
    styleId: 'ranked',
    settings: { size: 5 },
  },
  {
    number: 204,
    code: 'textList',
    area: 'side',
    styleId: 'plain',
    titles: channelNames.announcements,
    settings: { columnId: opticsId(channel.announcements), size: 4 },
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
        phone: '000-20000000',
        email: 'optics@example.org',
        hours: notes.officeHours,
      },
    },
  },
  { number: 211, code: 'figures', area: 'wide', styleId: 'strip', settings: { size: 10 } },
  {
    number: 203,
    code: 'issueList',
    area: 'wide',
    styleId: 'row',
    titles: moduleTitles.issues,
    settings: { size: 12, artwork: 'rings' },
  },
  { number: 212, code: 'board', area: 'wide', styleId: 'strip', settings: { size: 6 } },
  { number: 208, code: 'indexedIn', area: 'wide', styleId: 'plain', titles: moduleTitles.indexedIn },
];
