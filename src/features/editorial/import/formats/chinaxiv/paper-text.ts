import { z } from 'zod';
import { success } from '../../../../../platform/kernel/result.ts';
import { doiIn } from '../facts/written-facts.ts';
import { plainText } from '../markdown/headings.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { type Block, headingOf, referenceList } from './reference-list.ts';

const blocksOf = (markdown: string): Block[] =>
  markdown
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .filter((block) => block.trim() !== '');

const numbered = /^#[ \t]+(\d{1,2}(?:[.．]\d{1,2}){1,4})(?!\d)/;

/** The scanner marks all headings alike; their numbers say which part belongs to which: `1.2` stands under `1`. */
function withLevels(block: Block): Block {
  const depth = numbered.exec(block.trim())?.[1]?.split(/[.．]/).length ?? 1;
  return depth === 1 ? block : `${'#'.repeat(Math.min(depth, 5))}${block.trim().slice(1)}`;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The titles stand above the text on every page already. */
function withoutTitles(blocks: readonly Block[], titles: readonly string[]): Block[] {
  const known = new Set(titles.map(letters).filter((title) => title !== ''));
  return blocks.filter((block, place) => {
    const heading = place < 15 ? headingOf(block) : undefined;
    return heading === undefined || !known.has(letters(heading));
  });
}

const pieces = z.array(
  z.object({
    type: z.string(),
    table_body: z.string().optional(),
    table_caption: z.union([z.array(z.string()), z.string()]).optional(),
    table_footnote: z.union([z.array(z.string()), z.string()]).optional(),
  }),
);

export interface TableCaption {
  /** Markdown, as the scanner wrote it. */
  readonly caption: string;
  readonly footnote: string;
}

const joined = (lines: readonly string[] | string | undefined): string =>
  (typeof lines === 'string' ? lines : (lines ?? []).join(' ')).trim();

/** What the scanner's list of pieces says above and below each table, in the order of the text. */
export function tableCaptions(json: unknown): TableCaption[] {
  const read = pieces.safeParse(json);
  if (!read.success) return [];
  return read.data
    .filter(({ type, table_body }) => type === 'table' && table_body)
    .map(({ table_caption, table_footnote }) => ({ caption: joined(table_caption), footnote: joined(table_footnote) }));
}

/** `表 3` or `Table 3` at its beginning. */
const tableLabel = (caption: string): string | null =>
  /^\s*((?:续?表|Tab(?:le|\.)?)\s*[\dA-Z一二三四五六七八九十]+(?:[-.－]\d+)*)/i.exec(caption)?.[1]?.trim() ?? null;

export type PaperTable = ReturnType<typeof withCaption>;

/** The scanned text of a paper. Its titles and its list of references are facts of their own and leave the text. */
export function paperText(markdown: string, titles: readonly string[], captions: readonly TableCaption[]) {
  const blocks = blocksOf(markdown);
  const { text, entries } = referenceList(withoutTitles(blocks, titles));
  const read = readMarkdown(text.map(withLevels).join('\n\n'), { origin: 'scanned' });
  if (!read.ok) return read;
  const { html, outline, words, figures, tables, problems } = read.value;
  // Without a caption for each table none can be trusted to be this table's.
  const inStep = captions.length === tables.length ? captions : [];
  return success({
    /** What the paper is called if nothing else says so. */
    firstHeading: blocks.map(headingOf).find((heading) => heading !== undefined) ?? '',
    html,
    outline,
    words,
    figures,
    tables: tables.map(({ anchor, html: content }, place) => withCaption(anchor, content, inStep[place])),
    references: entries.map(({ label, markdown: entry }) => {
      const printed = plainText(phrase(entry));
      return { label, printed, doi: doiIn(printed) ?? null };
    }),
    problems,
  });
}

function withCaption(anchor: string, content: string, said: TableCaption | undefined) {
  const caption = phrase(said?.caption ?? '');
  const footnote = phrase(said?.footnote ?? '');
  const title = plainText(caption);
  return {
    anchor,
    label: tableLabel(title),
    /** Plain text, empty if there is none. */
    title,
    /** Safe HTML, as the content is. */
    caption,
    content: footnote === '' ? content : `${content}<p>${footnote}</p>`,
  };
}

function phrase(markdown: string): string {
  const read = readMarkdown(markdown.replace(/\s*\n\s*/g, ' '), { origin: 'scanned' });
  return read.ok ? read.value.html.trim().replace(/^<p>|<\/p>$/g, '') : '';
}
