import { contentOfField } from '../content/field-content.ts';
import type { SampleSite } from '../sample-site.ts';
import { commonCodes } from '../words/common-codes.ts';
import { mixedList } from '../words/figures-channels.ts';
import { toolLinks } from '../words/tools.ts';
import { banners } from './banners.ts';
import { channels } from './channels.ts';
import { configuration } from './configuration.ts';
import { opticsField } from './field/field.ts';
import { journal } from './journal.ts';
import { modules } from './modules.ts';
import { channel, opticsNumber } from './numbers.ts';
import { about } from './texts/about.ts';
import { announcements } from './texts/announcements.ts';
import { archiving } from './texts/archiving.ts';
import { contact } from './texts/contact.ts';
import { conversionTables } from './texts/conversion-tables.ts';
import { coverStory } from './texts/cover-story.ts';
import { editorialTeam } from './texts/editorial-team.ts';
import { ethics } from './texts/ethics.ts';
import { figuresAndTables } from './texts/figures-and-tables.ts';
import { forAuthors } from './texts/for-authors.ts';
import { guideForAuthors } from './texts/guide-for-authors.ts';
import { indexing } from './texts/indexing.ts';
import { openAccess } from './texts/open-access.ts';
import { peerReview } from './texts/peer-review.ts';
import { readers } from './texts/readers.ts';
import { submitManuscript } from './texts/submit-manuscript.ts';

export const opticsSite: SampleSite = {
  directory: {
    id: opticsNumber,
    sld: 'optics',
    defaultLanguage: 'zh',
    classification: 'journal',
    colourId: 6,
    columns: { keywords: JSON.stringify({ zh: '光学;光子学;激光;成像', en: 'optics;photonics;lasers;imaging' }) },
  },
  configuration,
  channels,
  texts: [
    ...[about, editorialTeam, indexing, archiving, forAuthors, guideForAuthors, figuresAndTables, conversionTables],
    ...[peerReview, ethics, openAccess, readers, contact, coverStory, submitManuscript, ...announcements],
  ],
  modules: [...modules, ...mixedList(260, channel.figuresOfUse)],
  banners,
  tools: toolLinks({
    zh: '按“/”键开始检索，按 Tab 键在页面中移动。更多帮助请写信至 optics@example.org（示例）。',
    en: 'Press “/” to search and Tab to move through the page. For more help write to optics@example.org (sample).',
  }),
  codes: commonCodes,
  journal,
  content: contentOfField(opticsField),
};
