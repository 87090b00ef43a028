import type { DraftRow, DraftUnit, ItemDraft } from '../../../src/platform/item/writing/item-draft.ts';
import { sampleText } from '../sample-text.ts';

const journal: ItemDraft = {
  kind: 'journal',
  key: '2050-084x',
  titles: { en: 'Sample Letters of Light', zh: '光学样刊' },
  publishedOn: '2012-01-01',
  details: { issn: '2050-084X', cn: '11-1929/V', sponsors: { en: 'Sample Society' } },
};
const unit = (main: ItemDraft, more: Partial<DraftUnit> = {}): DraftUnit => ({
  mentioned: [],
  members: [],
  ...more,
  main,
});
const paper = (
  number: number,
  facts: Partial<ItemDraft>,
  details: DraftRow = {},
  parts: ItemDraft['parts'] = {},
): ItemDraft => ({
  kind: 'article',
  key: `10.5555/paper.${number}`,
  doi: `10.5555/paper.${number}`,
  language: 'en',
  titles: {},
  publishedOn: `${2026 - number}-03-01`,
  ...facts,
  details: { type: 'research-article', journal: { kind: 'journal', key: journal.key }, ...details },
  parts,
});

/** The text of the first paper has words that nothing else says of it. */
export const perovskiteText = sampleText(
  '<h2 id="s1">Methods</h2><p id="p-1">The films were annealed in nitrogen for two hours.</p>',
);

const perovskite = paper(
  1,
  {
    titles: { en: 'Stable perovskite solar cells', zh: '稳定的钙钛矿太阳能电池' },
    summaries: { en: 'We measured <the> efficiency of modules.', zh: '我们测量了组件的效率。' },
    keywords: { en: ['perovskite', 'solar cell'], zh: ['钙钛矿', '太阳能电池'] },
    subjects: [{ kind: 'subject', key: 'photovoltaics' }],
    files: [perovskiteText.file],
  },
  {
    body: perovskiteText.sha256,
    accessType: 0,
    publicationType: 0,
    firstPage: '101',
    lastPage: '109',
    part: { en: 'Letters', zh: '快报', ru: 'Письма' },
    volume: '12',
  },
  {
    contributor: [{ names: { en: { full: 'Anna Sample', family: 'Sample', given: 'Anna' } }, affiliations: [1] }],
    affiliation: [{ names: { en: 'Institute of Sample Physics' } }],
  },
);
const subject: ItemDraft = { kind: 'subject', key: 'physics', titles: { en: 'Physics' }, details: { code: 'physics' } };
const narrower: ItemDraft = {
  kind: 'subject',
  key: 'photovoltaics',
  titles: { en: 'Photovoltaics' },
  details: { code: 'photovoltaics', parent: { kind: 'subject', key: 'physics' }, position: 1 },
};
const figure: ItemDraft = {
  kind: 'figure',
  key: `${perovskite.key}#fig-1`,
  titles: { en: 'Spectrum' },
  keywords: { en: ['spectroscopy'] },
  details: {
    article: { kind: 'article', key: perovskite.key },
    position: 1,
    label: 'Figure 1',
    captions: { en: 'Absorption of the film', zh: '薄膜的吸收光谱' },
  },
};
const table: ItemDraft = {
  kind: 'table',
  key: `${perovskite.key}#tbl-1`,
  titles: { en: 'Efficiencies' },
  details: {
    article: { kind: 'article', key: perovskite.key },
    position: 1,
    label: 'Table 1',
    captions: { en: 'Efficiencies of all cells' },
    content: '<table></table>',
  },
};
/** Like the first of its kind in nothing that can be requested. */
const otherJournal: ItemDraft = {
  kind: 'journal',
  key: '1234-5679',
  titles: { en: 'Other Acta of Sound', zh: '声学另刊' },
  publishedOn: '2013-01-01',
  details: { issn: '1234-5679', cn: '22-2222/O', sponsors: { en: 'Other Academy' } },
};
const otherFigure: ItemDraft = {
  kind: 'figure',
  key: '10.5555/paper.6#fig-1',
  titles: { en: 'Micrograph' },
  keywords: { en: ['microscopy'] },
  details: {
    article: { kind: 'article', key: '10.5555/paper.6' },
    position: 1,
    label: 'Figure 1',
    captions: { en: 'A crystal', zh: '晶体照片' },
  },
};
/** More than a list of choices shows at first. */
const manyKeywords = Array.from({ length: 25 }, (_, place) => `xenon line ${place}`);

export const units: DraftUnit[] = [
  unit(perovskite, { mentioned: [journal, subject, narrower], members: [figure, table] }),
  unit(
    paper(
      2,
      { titles: { zh: '钙钛矿薄膜的研究' }, language: 'zh' },
      { accessType: 1, publicationType: 1, part: { zh: '快报' } },
      { contributor: [{ names: { zh: { full: '样本明' } } }] },
    ),
  ),
  unit(
    paper(
      6,
      { titles: { en: 'Perovskite crystals' }, summaries: { en: 'Crystals that grow.' } },
      { accessType: 1, publicationType: 3 },
    ),
    { mentioned: [otherJournal], members: [otherFigure] },
  ),
  unit(
    paper(
      12,
      { titles: { en: 'Crystals of ice' }, keywords: { en: manyKeywords } },
      { accessType: 1, publicationType: -1 },
    ),
  ),
  unit({ kind: 'video', key: 'video-1', titles: { en: 'A film about perovskite' }, details: {} }),
  unit({ kind: 'news', key: 'news-1', titles: { en: 'News of perovskite' }, details: { type: 'information' } }),
  unit({
    kind: 'general-resource',
    key: 'g-1',
    titles: { en: 'A patent on perovskite' },
    details: { library: 'patent' },
  }),
  unit({ kind: 'expert', key: 'https://orcid.org/0000-0002-1825-0097', titles: { en: 'Anna Sample' }, details: {} }),
];
/** Stored after what it holds. */
export const album = unit({
  kind: 'album',
  key: 'album-1',
  titles: { en: 'Album of films' },
  entries: [
    { kind: 'figure', key: figure.key },
    { kind: 'table', key: table.key },
  ],
  details: {},
});
export const foreign = unit(
  paper(3, { titles: { en: 'Foreign perovskite zirconate' }, keywords: { en: ['foreign'] } }),
  {
    mentioned: [journal],
  },
);

/** Titles of the papers, from the newest to the oldest. */
export const first = 'Stable perovskite solar cells';
export const second = '钙钛矿薄膜的研究';
export const third = 'Perovskite crystals';
export const fourth = 'Crystals of ice';
