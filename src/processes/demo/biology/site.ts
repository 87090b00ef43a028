import { contentOfField } from '../content/field-content.ts';
import type { SampleSite } from '../sample-site.ts';
import { commonCodes } from '../words/common-codes.ts';
import { mixedList } from '../words/figures-channels.ts';
import { toolLinks } from '../words/tools.ts';
import { banners } from './banners.ts';
import { channels } from './channels.ts';
import { configuration } from './configuration.ts';
import { biologyField } from './field/field.ts';
import { journal } from './journal.ts';
import { modules } from './modules.ts';
import { biologyNumber, channel } from './numbers.ts';
import { aims } from './texts/aims.ts';
import { archiving } from './texts/archiving.ts';
import { contact } from './texts/contact.ts';
import { dataSharing } from './texts/data-sharing.ts';
import { editorialTeam } from './texts/editorial-team.ts';
import { ethics } from './texts/ethics.ts';
import { geneticCode } from './texts/genetic-code.ts';
import { guideForAuthors } from './texts/guide-for-authors.ts';
import { news } from './texts/news.ts';
import { openAccess } from './texts/open-access.ts';
import { overviews } from './texts/overviews.ts';
import { peerReview } from './texts/peer-review.ts';

export const biologySite: SampleSite = {
  directory: {
    id: biologyNumber,
    sld: 'biology',
    defaultLanguage: 'en',
    classification: 'journal',
    colourId: 3,
    columns: { keywords: JSON.stringify({ en: 'biology;cells;ecology;evolution', zh: '生物学;细胞;生态;进化' }) },
  },
  configuration,
  channels,
  texts: [
    ...overviews,
    ...[aims, editorialTeam, archiving, guideForAuthors, geneticCode, dataSharing, peerReview, ethics, openAccess],
    ...[contact, ...news],
  ],
  modules: [...modules, ...mixedList(260, channel.figuresOfUse)],
  banners,
  tools: toolLinks({
    en: 'Press “/” to search and Tab to move through the page. For more help write to biology@example.org (sample).',
    zh: '按“/”键开始检索，按 Tab 键在页面中移动。更多帮助请写信至 biology@example.org（示例）。',
  }),
  codes: commonCodes,
  journal,
  content: contentOfField(biologyField),
};
