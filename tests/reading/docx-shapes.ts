import { docxOf, type WrittenParagraph, type WrittenRun } from './docx-writer.ts';
import { institutionsOf, type Paper } from './paper.ts';

type Shape = (paper: Paper) => Buffer;

const plain = (text: string): WrittenParagraph => ({ runs: [{ text }] });
const styled = (style: string, text: string): WrittenParagraph => ({ runs: [{ text }], style });
const large = (text: string, size: number): WrittenParagraph => ({ runs: [{ text, size, bold: true }], centred: true });
const led = (label: string, text: string): WrittenParagraph => ({ runs: [{ text: label, bold: true }, { text }] });

const numbered = (authors: readonly string[], institutions: number, comma: string): readonly WrittenRun[] =>
  authors.flatMap((author, place) => [
    { text: (place > 0 ? comma : '') + author },
    { text: institutionsOf(place, institutions).join(',') + (place === 0 ? '*' : ''), raised: true },
  ]);

const raisedInstitutions = ({ affiliations }: Paper): readonly WrittenParagraph[] =>
  affiliations.map((text, place) => ({
    runs: [{ text: String(place + 1), raised: true }, { text: ` ${text}` }],
    centred: true,
  }));

const text = (paper: Paper, heading: (text: string) => WrittenParagraph): readonly WrittenParagraph[] => [
  ...paper.sections.flatMap((section) => [heading(section.heading), ...section.paragraphs.map(plain)]),
  heading(paper.language === 'zh' ? '参考文献' : 'References'),
  ...paper.references.map((reference, place) => plain(`[${place + 1}] ${reference}`)),
];

const english = ({ title, authors, abstract, keywords }: Paper) => ({
  title: title.en ?? '',
  authors: authors.en ?? [],
  abstract: abstract.en ?? '',
  keywords: keywords.en ?? [],
});
const chinese = ({ title, authors, abstract, keywords }: Paper) => ({
  title: title.zh ?? '',
  authors: authors.zh ?? [],
  abstract: abstract.zh ?? '',
  keywords: keywords.zh ?? [],
});

/** With Word's own styles, as a template asks for them. */
const withStyles: Shape = (paper) => {
  const { title, authors, abstract, keywords } = english(paper);
  return docxOf(
    [
      styled('a3', title),
      { runs: numbered(authors, paper.affiliations.length, ', '), style: 'a4' },
      ...raisedInstitutions(paper),
      styled('1', 'Abstract'),
      plain(abstract),
      led('Keywords: ', keywords.join('; ')),
      ...text(paper, (heading) => styled('1', heading)),
    ],
    'Microsoft Word - manuscript_final_v3.docx',
  );
};

/** Without styles: the title is made large by hand. */
const byHand: Shape = (paper) => {
  const { title, authors, abstract, keywords } = english(paper);
  return docxOf([
    large(title, 16),
    { runs: numbered(authors, paper.affiliations.length, ', '), centred: true },
    ...raisedInstitutions(paper),
    plain('*Corresponding author. E-mail: corresponding@example.org'),
    { runs: [{ text: 'Abstract', bold: true }] },
    plain(abstract),
    led('Key words: ', keywords.join(', ')),
    ...text(paper, (heading) => ({ runs: [{ text: heading, bold: true }] })),
  ]);
};

/** Typed and nothing more. */
const typed: Shape = (paper) => {
  const { title, authors, abstract, keywords } = english(paper);
  const last = authors.at(-1) ?? '';
  const line = authors.length > 1 ? `${authors.slice(0, -1).join(', ')} and ${last}` : last;
  return docxOf([
    plain(title),
    plain(line),
    ...paper.affiliations.slice(0, 1).map(plain),
    plain(`Abstract: ${abstract}`),
    plain(`Keywords: ${keywords.join('; ')}`),
    ...text(paper, plain),
  ]);
};

/** A title page with each author in a block of their own, then the abstract on the next page. */
const titlePage: Shape = (paper) => {
  const { title, authors, abstract } = english(paper);
  return docxOf([
    plain('Original article'),
    large(title, 18),
    ...authors.flatMap((author, place) => [
      { runs: [{ text: author, bold: true }] },
      plain(paper.affiliations[place % Math.max(1, paper.affiliations.length)] ?? ''),
    ]),
    { runs: [{ text: 'ABSTRACT', bold: true }], pageBreak: true },
    plain(abstract),
    ...text(paper, (heading) => ({ runs: [{ text: heading, bold: true, size: 14 }] })),
  ]);
};

const bracketed = (affiliations: readonly string[]): string =>
  `（${affiliations.map((one, place) => `${place + 1}. ${one}`).join('；')}）`;

/** As Chinese journals print it: all in Chinese, then all in English. */
const inTwoLanguages: Shape = (paper) => {
  const { title, authors, abstract, keywords } = chinese(paper);
  const other = english(paper);
  return docxOf([
    large(title, 18),
    { runs: numbered(authors, paper.affiliations.length, '，'), centred: true },
    plain(bracketed(paper.affiliations)),
    led('摘  要：', abstract),
    led('关键词：', keywords.join('；')),
    ...(other.title && other.abstract
      ? [
          large(other.title, 16),
          { runs: numbered(other.authors, 0, ', '), centred: true },
          led('Abstract: ', other.abstract),
          led('Key words: ', other.keywords.join('; ')),
        ]
      : []),
    ...text(paper, (heading) => styled('1', heading)),
  ]);
};

/** In Chinese, typed, with headings on lines of their own and names between spaces. */
const typedChinese: Shape = (paper) => {
  const { title, authors, abstract, keywords } = chinese(paper);
  return docxOf([
    large(title, 15),
    plain(authors.join('  ')),
    ...paper.affiliations.slice(0, 1).map(plain),
    { runs: [{ text: '摘要', bold: true }] },
    plain(abstract),
    plain(`【关键词】${keywords.join(' ')}`),
    ...text(paper, (heading) => ({ runs: [{ text: heading, bold: true }] })),
  ]);
};

export const englishShapes: Readonly<Record<string, Shape>> = {
  'with styles': withStyles,
  'by hand': byHand,
  typed,
  'title page': titlePage,
};

export const chineseShapes: Readonly<Record<string, Shape>> = {
  'in two languages': inTwoLanguages,
  'typed in Chinese': typedChinese,
};
