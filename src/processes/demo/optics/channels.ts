import type { SampleChannel } from '../sample-site.ts';
import { channelNames as name } from '../words/channel-names.ts';
import { figuresChannels } from '../words/figures-channels.ts';
import { listChannels } from '../words/shelf-channels.ts';
import { banner, channel } from './numbers.ts';

export const channels: readonly SampleChannel[] = [
  { number: channel.home, code: 'homeNav', names: name.home },
  {
    number: channel.contents,
    code: 'directory',
    names: name.currentIssue,
    children: [
      { number: channel.onlineFirst, code: 'onlineFirst', names: name.onlineFirst },
      { number: channel.justAccepted, code: 'justAccepted', names: name.justAccepted },
      { number: channel.backIssues, code: 'backissue', names: name.backIssues },
      { number: channel.allIssues, code: 'issues', names: name.allIssues },
    ],
  },
  listChannels(channel.shelves),
  figuresChannels(channel.figuresOfUse),
  {
    number: channel.about,
    code: 'introduce',
    names: name.aboutJournal,
    children: [
      { number: channel.board, code: 'editorial', names: name.editorialBoard },
      { number: channel.editorialTeam, code: 'aboutus', names: name.editorialTeam },
      { number: channel.indexing, code: 'situation', names: name.indexing },
      { number: channel.archiving, code: 'periodIntroduce', names: name.archiving },
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
        children: [
          { number: channel.figures, code: 'column', names: name.figuresAndTables },
          { number: channel.conversion, code: 'info', names: name.conversionTables },
        ],
      },
      { number: channel.peerReview, code: 'column', names: name.peerReview },
      { number: channel.ethics, code: 'column', names: name.ethics },
      { number: channel.openAccess, code: 'customRoute', names: name.openAccess, linkValue: 'open-access' },
      { number: channel.submitManuscript, code: 'manuscript', names: name.submitManuscript },
      { number: channel.submitVideo, code: 'videoSubmission', names: name.submitVideo },
      { number: channel.formerSystem, code: 'column', names: name.formerSystem, enable: false },
    ],
  },
  { number: channel.readers, code: 'reader', names: name.forReaders },
  {
    number: channel.announcements,
    code: 'item',
    names: name.announcements,
    bannerNumber: banner.announcements,
    newsDataType: 'announcement',
  },
  { number: channel.contact, code: 'contact', names: name.contact },
  {
    number: channel.findDoi,
    code: 'jump',
    names: name.findDoi,
    linkType: 'blank',
    linkValue: 'https://www.doi.org/',
  },
];
