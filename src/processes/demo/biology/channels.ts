import type { SampleChannel } from '../sample-site.ts';
import { channelNames as name } from '../words/channel-names.ts';
import { figuresChannels } from '../words/figures-channels.ts';
import { listChannels } from '../words/shelf-channels.ts';
import { channel } from './numbers.ts';

export const channels: readonly SampleChannel[] = [
  { number: channel.home, code: 'homeNav', names: name.home },
  {
    number: channel.contents,
    code: 'issue',
    names: name.currentIssue,
    children: [
      { number: channel.onlineFirst, code: 'singleFirst', names: name.onlineFirst },
      { number: channel.allIssues, code: 'issues', names: name.allIssues },
      { number: channel.glance, code: 'periodicalDetail', names: name.journalAtGlance },
    ],
  },
  listChannels(channel.shelves),
  figuresChannels(channel.figuresOfUse),
  {
    number: channel.about,
    code: 'introduce',
    names: name.aboutJournal,
    children: [
      { number: channel.aims, code: 'periodIntroduce', names: name.aimsAndScope },
      { number: channel.board, code: 'editorial-board', names: name.editorialBoard },
      { number: channel.editorialTeam, code: 'subaboutus', names: name.editorialTeam },
      { number: channel.archiving, code: 'situation', names: name.archiving },
    ],
  },
  {
    number: channel.forAuthors,
    code: 'column',
    names: name.forAuthors,
    children: [
      {
        number: channel.guide,
        code: 'column',
        names: name.guideForAuthors,
        children: [{ number: channel.geneticCode, code: 'info', names: name.geneticCode }],
      },
      { number: channel.dataSharing, code: 'column', names: name.dataSharing },
      { number: channel.submitManuscript, code: 'manuscript', names: name.submitManuscript },
      { number: channel.submitVideo, code: 'videoSubmission', names: name.submitVideo },
      { number: channel.formerSystem, code: 'column', names: name.formerSystem, enable: false },
    ],
  },
  { number: channel.peerReview, code: 'reader', names: name.peerReview },
  {
    number: channel.policies,
    code: 'column',
    names: {
      en: 'Policies',
      zh: '政策',
      de: 'Richtlinien',
      fra: 'Politiques',
      spa: 'Políticas',
      ru: 'Правила',
      ara: 'السياسات',
    },
    children: [
      { number: channel.ethics, code: 'column', names: name.ethics },
      { number: channel.openAccess, code: 'customRoute', names: name.openAccess, linkValue: 'open-access' },
    ],
  },
  { number: channel.news, code: 'item', names: name.news },
  { number: channel.contact, code: 'contact', names: name.contact },
  {
    number: channel.findDoi,
    code: 'jump',
    names: name.findDoi,
    linkType: 'blank',
    linkValue: 'https://www.doi.org/',
  },
];
