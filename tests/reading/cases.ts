import type { Browser } from 'playwright-core';
import type { ReadableType } from '../../src/features/editorial/submissions/formats/read-manuscript.ts';
import { readXml } from '../../src/platform/documents/xml/read-xml.ts';
import { child, descendants, textOf } from '../../src/platform/documents/xml/xml-tree.ts';
import { zipOf } from '../support/zip.ts';
import { archiveFiles } from './corpus-files.ts';
import { chinaxivPapers, elifeArticles } from './corpus-papers.ts';
import { chineseShapes, englishShapes } from './docx-shapes.ts';
import { docxOf } from './docx-writer.ts';
import type { Paper } from './paper.ts';
import { chinesePages, englishPages, printPdf } from './pdf-shapes.ts';
import { samplePapers } from './sample-papers.ts';

/** What is known of a file's contents. A part that nobody knows is not judged. */
export interface Truth {
  readonly title: string;
  readonly authors?: readonly string[];
  /** The corpus's own list is short for some scanned papers: there may be others between those that it knows. */
  readonly areSomeAuthorsUnknown?: boolean;
  readonly abstract?: string;
}

export interface ReadingCase {
  readonly kind: string;
  readonly name: string;
  readonly type: ReadableType;
  readonly content: () => Buffer | Promise<Buffer>;
  readonly truth: Truth;
}

const truthOf = ({ title, authors, abstract }: Paper, language: 'zh' | 'en'): Truth => ({
  title: title[language] ?? '',
  authors: authors[language] ?? [],
  abstract: abstract[language] ?? '',
});

/** Every shape of manuscript that is made from these papers, each paper in one shape after the other. */
function made(papers: readonly Paper[], browser: Browser | undefined): readonly ReadingCase[] {
  return papers.flatMap((paper, place) => {
    const { language } = paper;
    const words = Object.entries(language === 'zh' ? chineseShapes : englishShapes);
    const pages = Object.entries(language === 'zh' ? chinesePages : englishPages);
    const truth = truthOf(paper, language);
    const [shape, write] = words[place % words.length] as (typeof words)[number];
    const [sheet, draw] = pages[place % pages.length] as (typeof pages)[number];
    const docx: ReadingCase = {
      kind: `docx ${shape}`,
      name: paper.id,
      type: 'docx',
      content: () => write(paper),
      truth,
    };
    if (!browser) return [docx];
    return [
      docx,
      { kind: `pdf ${sheet}`, name: paper.id, type: 'pdf', content: () => printPdf(browser, draw(paper)), truth },
    ];
  });
}

/** The sample papers in every shape of Word document: enough to see that reading works, without anything else at hand. */
export const sampleDocuments = (): readonly ReadingCase[] =>
  samplePapers.flatMap((paper) =>
    Object.entries(paper.language === 'zh' ? chineseShapes : englishShapes).map(
      ([shape, write]): ReadingCase => ({
        kind: `docx ${shape}`,
        name: paper.id,
        type: 'docx',
        content: () => write(paper),
        truth: truthOf(paper, paper.language),
      }),
    ),
  );

export async function samplePages(browser: Browser): Promise<readonly ReadingCase[]> {
  return samplePapers.flatMap((paper) =>
    Object.entries(paper.language === 'zh' ? chinesePages : englishPages).map(
      ([shape, draw]): ReadingCase => ({
        kind: `pdf ${shape}`,
        name: paper.id,
        type: 'pdf',
        content: () => printPdf(browser, draw(paper)),
        truth: truthOf(paper, paper.language),
      }),
    ),
  );
}

export interface Counts {
  readonly elife: number;
  readonly chinaxiv: number;
}

export async function corpusCases(
  folder: string,
  counts: Counts,
  browser: Browser | undefined,
): Promise<readonly ReadingCase[]> {
  const elife = await elifeArticles(folder, counts.elife * 2);
  const chinaxiv = await chinaxivPapers(folder, counts.chinaxiv * 2);
  const even = (_: unknown, place: number) => place % 2 === 0;
  const odd = (_: unknown, place: number) => place % 2 === 1;
  return [
    ...elife.filter(even).map(({ paper, xml }, place): ReadingCase => {
      const truth = truthOf(paper, 'en');
      return place % 3 === 2
        ? {
            kind: 'jats zip',
            name: paper.id,
            type: 'zip',
            content: () => zipOf([{ name: 'article/article.xml', content: xml }]),
            truth,
          }
        : { kind: 'jats xml', name: paper.id, type: 'xml', content: () => xml, truth };
    }),
    ...made(
      elife.filter(odd).map(({ paper }) => paper),
      browser,
    ),
    ...made(
      chinaxiv.filter(even).map(({ paper }) => paper),
      browser,
    ),
    ...chinaxiv.filter(odd).map(
      ({ paper, markdown }): ReadingCase => ({
        kind: 'docx as scanned',
        name: paper.id,
        type: 'docx',
        content: () => scanned(markdown),
        truth: { ...truthOf(paper, 'zh'), areSomeAuthorsUnknown: true },
      }),
    ),
    ...(await josePdfs(folder)),
    ...(await eppArticles(folder)),
  ];
}

/** A real paper as a scanner read it, set in Word: the head of each is as its authors and journal made it. */
const scanned = (markdown: string): Buffer =>
  docxOf(
    markdown
      .split(/\n\s*\n| {2,}\n/)
      .filter((block) => !/^(?:!\[|<)/.test(block))
      .map((block) => {
        const text = block
          .replaceAll(/\s*\n\s*/g, ' ')
          .replaceAll(/\$|\\(?=[*~_])/g, '')
          .trim();
        return /^#/.test(text)
          ? { runs: [{ text: text.replace(/^#+\s*/, ''), bold: true, size: 15 }] }
          : { runs: [{ text, size: 10.5 }] };
      }),
  );

/** PDFs as a journal published them; what is in them is known from what it told the registry. */
async function josePdfs(folder: string): Promise<readonly ReadingCase[]> {
  const files = await archiveFiles(
    folder,
    'jose.tar.gz',
    (name) => /\.(?:pdf|crossref\.xml)$/.test(name) && !/paper\.jats/.test(name),
  );
  return [...files].flatMap(([name, pdf]) => {
    const deposit = files.get(name.replace(/\.pdf$/, '.crossref.xml'));
    if (!name.endsWith('.pdf') || !deposit) return [];
    const read = readXml(deposit);
    if (!read.ok) return [];
    const article = [...descendants(read.value)].find((one) => one.name === 'journal_article');
    const people = [...descendants(child(article, 'contributors') ?? read.value)].filter(
      (one) => one.name === 'person_name',
    );
    const title = textOf([...descendants(child(article, 'titles') ?? read.value)].find((one) => one.name === 'title'));
    const authors = people.map((one) => `${textOf(child(one, 'given_name'))} ${textOf(child(one, 'surname'))}`.trim());
    return [
      {
        kind: 'pdf as published',
        name: name.split('/').at(-1) ?? '',
        type: 'pdf',
        content: () => pdf,
        truth: { title, authors },
      } satisfies ReadingCase,
    ];
  });
}

/** Preprints in JATS: the corpus's index knows their titles. */
async function eppArticles(folder: string): Promise<readonly ReadingCase[]> {
  const files = await archiveFiles(folder, 'epp.tar.gz', (name) => /\.xml$|INDEX\.json$/.test(name));
  const index = [...files].find(([name]) => name.endsWith('INDEX.json'))?.[1];
  const titles = new Map(
    (JSON.parse(String(index)) as { id: string; title: string }[]).map(({ id, title }) => [id, title]),
  );
  return [...files].flatMap(([name, xml]) => {
    const title = titles.get(
      name
        .split('/')
        .at(-1)
        ?.replace(/\.xml$/, '') ?? '',
    );
    return title
      ? [{ kind: 'jats preprint', name, type: 'xml', content: () => xml, truth: { title } } satisfies ReadingCase]
      : [];
  });
}
