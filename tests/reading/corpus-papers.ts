import { readXml } from '../../src/platform/documents/xml/read-xml.ts';
import { child, childrenNamed, descendants, textOf } from '../../src/platform/documents/xml/xml-tree.ts';
import { archiveFiles, records, spread } from './corpus-files.ts';
import type { Paper, Section } from './paper.ts';

interface ElifeRecord {
  readonly id: string;
  readonly title: string;
  readonly abstract?: string;
  readonly authors: readonly {
    readonly given?: string;
    readonly family?: string;
    readonly suffix?: string;
    readonly collab?: string;
  }[];
  readonly affiliations: readonly { readonly name?: string; readonly text?: string }[];
  readonly keywords?: readonly string[];
  readonly type: string;
  readonly fullText?: boolean;
}

export interface ElifeArticle {
  readonly paper: Paper;
  readonly xml: Buffer;
}

const latin = (text: string): string =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Research articles of eLife with people as authors, each with its XML. */
export async function elifeArticles(folder: string, count: number): Promise<readonly ElifeArticle[]> {
  const all: ElifeRecord[] = [];
  for await (const record of records<ElifeRecord>(folder, 'elife-metadata.ndjson.gz'))
    if (
      record.fullText &&
      record.type === 'research-article' &&
      record.abstract &&
      record.authors.every(({ collab }) => !collab)
    )
      all.push(record);
  const chosen = spread(
    all.sort((one, other) => one.id.localeCompare(other.id)),
    count,
  );
  const files = await archiveFiles(folder, 'elife-jats.tar.gz', (name) =>
    chosen.some(({ id }) => name.includes(`elife-${id}-`)),
  );
  return chosen.flatMap((record) => {
    const names = [...files.keys()].filter((name) => name.includes(`elife-${record.id}-`)).sort();
    const xml = files.get(names.at(-1) ?? '');
    return xml ? [{ paper: elifePaper(record, xml), xml }] : [];
  });
}

function elifePaper(
  { id, title, abstract = '', authors, affiliations, keywords = [] }: ElifeRecord,
  xml: Buffer,
): Paper {
  return {
    id: `elife-${id}`,
    language: 'en',
    title: { en: latin(title) },
    authors: { en: authors.map(({ given, family, suffix }) => [given, family, suffix].filter(Boolean).join(' ')) },
    affiliations: affiliations.map(({ name, text }) => text ?? name ?? '').filter(Boolean),
    abstract: { en: latin(abstract) },
    keywords: { en: keywords.map(latin) },
    ...bodyOf(xml),
  };
}

const mostParagraphs = 8;

function bodyOf(xml: Buffer): Pick<Paper, 'sections' | 'references'> {
  const read = readXml(xml);
  if (!read.ok) return { sections: [], references: [] };
  const sections = childrenNamed(child(read.value, 'body'), 'sec').map(
    (section): Section => ({
      heading: textOf(child(section, 'title')),
      paragraphs: [...descendants(section)]
        .filter(({ name }) => name === 'p')
        .slice(0, mostParagraphs)
        .map(textOf),
    }),
  );
  const references = [...descendants(child(read.value, 'back') ?? read.value)]
    .filter(({ name }) => name === 'ref')
    .slice(0, 20)
    .map((one) => textOf(one));
  return { sections, references };
}

interface ChinaxivRecord {
  readonly id: string;
  readonly titleZh: string;
  readonly titleEn?: string;
  readonly abstractZh: string;
  readonly abstractEn?: string;
  readonly authors?: readonly string[];
  readonly authorsEn?: readonly string[];
  readonly affiliations?: readonly string[];
  readonly keywordsZh?: readonly string[];
  readonly keywordsEn?: readonly string[];
  readonly md: string;
}

export interface ChinaxivPaper {
  readonly paper: Paper;
  /** The paper as it was scanned: headings begin with `#`. */
  readonly markdown: string;
}

/** Papers of ChinaXiv that are written in Chinese. */
export async function chinaxivPapers(folder: string, count: number): Promise<readonly ChinaxivPaper[]> {
  const root = 'chinaxiv-fulltext/';
  const index = (await archiveFiles(folder, 'chinaxiv-fulltext.tar.gz', (name) => name === `${root}INDEX.json`)).get(
    `${root}INDEX.json`,
  );
  const all = (JSON.parse(String(index)) as ChinaxivRecord[]).filter(({ authors }) => authors !== undefined);
  const chosen = spread(all, count);
  const texts = await archiveFiles(folder, 'chinaxiv-fulltext.tar.gz', (name) =>
    chosen.some(({ md }) => name === root + md),
  );
  return chosen.map((record) => {
    const markdown = String(texts.get(root + record.md));
    return { paper: chinaxivPaper(record, markdown), markdown };
  });
}

function chinaxivPaper(record: ChinaxivRecord, markdown: string): Paper {
  const paragraphs = markdown
    .split(/\n\s*\n/)
    .filter((one) => one.length > 150 && !/^(?:#|!|<|摘|Abstract|\$)/.test(one));
  return {
    id: record.id,
    language: 'zh',
    title: { zh: record.titleZh, ...(record.titleEn && { en: record.titleEn }) },
    authors: { zh: record.authors ?? [], ...(record.authorsEn && { en: record.authorsEn }) },
    affiliations: record.affiliations ?? [],
    abstract: { zh: record.abstractZh, ...(record.abstractEn && { en: record.abstractEn }) },
    keywords: { zh: record.keywordsZh ?? [], en: record.keywordsEn ?? [] },
    sections: [
      { heading: '1 引言', paragraphs: paragraphs.slice(1, 6) },
      { heading: '2 方法', paragraphs: paragraphs.slice(6, 14) },
    ],
    references: ['示例作者. 示例文献[J]. 示例学报, 2020, 1(1): 1-9.'],
  };
}
