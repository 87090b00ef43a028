import { biologyNumber } from '../biology/numbers.ts';
import { opticsNumber } from '../optics/numbers.ts';
import type { SampleSite } from '../sample-site.ts';
import { commonCodes } from '../words/common-codes.ts';
import { mixedList } from '../words/figures-channels.ts';
import { toolLinks } from '../words/tools.ts';
import { banners } from './banners.ts';
import { channels } from './channels.ts';
import { configuration } from './configuration.ts';
import { content } from './content.ts';
import { modules } from './modules.ts';
import { channel, portalNumber } from './numbers.ts';
import { about } from './texts/about.ts';
import { accessibility } from './texts/accessibility.ts';
import { announcements } from './texts/announcements.ts';
import { authors } from './texts/authors.ts';
import { contact } from './texts/contact.ts';
import { governance } from './texts/governance.ts';
import { librarians } from './texts/librarians.ts';

export const portalSite: SampleSite = {
  directory: {
    id: portalNumber,
    sld: 'www',
    defaultLanguage: 'zh',
    classification: 'portal',
    colourId: 4,
    gathers: [opticsNumber, biologyNumber],
    columns: { keywords: JSON.stringify({ zh: '学术;期刊;门户', en: 'scholarly;journals;portal' }) },
  },
  configuration,
  channels,
  texts: [about, governance, accessibility, librarians, authors, contact, ...announcements],
  modules: [...modules, ...mixedList(260, channel.figuresOfUse)],
  banners,
  tools: toolLinks({
    zh: '在检索框输入一个词，选择范围，按回车。更多帮助请写信至 portal@example.org（示例）。',
    en: 'Type a word, choose a scope and press Enter. For more help write to portal@example.org (sample).',
  }),
  codes: commonCodes,
  subPools: [
    { number: 400, code: 'physics', names: { zh: '物理与光学', en: 'Physics and optics' }, sites: [opticsNumber] },
    {
      number: 401,
      code: 'all',
      names: { zh: '全部示例期刊', en: 'All sample journals' },
      sites: [opticsNumber, biologyNumber],
    },
  ],
  content,
};
