import type { SampleModule } from '../sample-site.ts';
import { channelNames } from '../words/channel-names.ts';
import { moduleTitles } from '../words/module-titles.ts';
import { notes } from '../words/notes.ts';
import { sampleAddress } from '../words/sample-places.ts';
import { banner, biologyId, channel } from './numbers.ts';

/** New papers come first, as cards; facts and people stand beside them, the archive below. */
export const modules: readonly SampleModule[] = [
  {
    number: 200,
    code: 'banner',
    area: 'wide',
    styleId: 'light',
    settings: { bannerId: biologyId(banner.home), artwork: 'cells' },
  },
  {
    number: 209,
    code: 'papers',
    area: 'main',
    styleId: 'cards',
    settings: { which: ['newest'], size: 6 },
  },
  {
    number: 201,
    code: 'currentIssue',
    area: 'main',
    styleId: 'panel',
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
  { number: 212, code: 'subjects', area: 'side', styleId: 'line' },
  { number: 210, code: 'board', area: 'side', styleId: 'list', settings: { size: 4 } },
  {
    number: 211,
    code: 'papers',
    area: 'wide',
    styleId: 'columns',
    titles: moduleTitles.focus,
    settings: { which: ['mostRead', 'mostCited', 'onlineFirst'], size: 5 },
  },
  { number: 213, code: 'figures', area: 'wide', styleId: 'grid', settings: { size: 10 } },
  {
    number: 206,
    code: 'issueList',
    area: 'wide',
    styleId: 'plain',
    titles: moduleTitles.issues,
    settings: { size: 7, artwork: 'cells' },
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
        phone: '000-20000000',
        email: 'biology@example.org',
        hours: notes.oneWorkingDay,
      },
    },
  },
];
