import type { SampleChannel } from '../sample-site.ts';
import { channelNames as name } from '../words/channel-names.ts';
import { figuresChannels } from '../words/figures-channels.ts';
import { listChannels } from '../words/shelf-channels.ts';
import { banner, channel } from './numbers.ts';

export const channels: readonly SampleChannel[] = [
  { number: channel.home, code: 'scanHome', names: name.home },
  {
    number: channel.journals,
    code: 'mag',
    names: name.journals,
    children: [
      { number: channel.findJournal, code: 'searchPublication', names: name.findJournal },
      { number: channel.journalGroups, code: 'periodicalGroup', names: name.journalGroups },
      { number: channel.onlineFirst, code: 'onlineFirst', names: name.onlineFirst },
    ],
  },
  listChannels(channel.shelves),
  figuresChannels(channel.figuresOfUse),
  {
    number: channel.about,
    code: 'aboutus',
    names: name.aboutPortal,
    children: [
      { number: channel.governance, code: 'subaboutus', names: name.governance },
      { number: channel.accessibility, code: 'customRoute', names: name.accessibility, linkValue: 'accessibility' },
    ],
  },
  { number: channel.librarians, code: 'reader', names: name.forLibrarians },
  {
    number: channel.authors,
    code: 'column',
    names: name.forAuthors,
    children: [{ number: channel.formerSystem, code: 'column', names: name.formerSystem, enable: false }],
  },
  { number: channel.announcements, code: 'item', names: name.announcements, bannerNumber: banner.announcements },
  { number: channel.contact, code: 'subcontact', names: name.contact },
  {
    number: channel.findDoi,
    code: 'jump',
    names: name.findDoi,
    linkType: 'blank',
    linkValue: 'https://www.doi.org/',
  },
];
