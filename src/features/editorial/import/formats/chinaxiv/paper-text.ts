import { type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Problem } from '../../domain/problem.ts';
import { doiIn } from '../facts/doi.ts';
import type { Refusal } from '../format.ts';
import type { OutlineEntry } from '../markdown/headings.ts';
import type { ShownFigure } from '../markdown/parts-of-text.ts';
import { plainText } from '../markdown/plain-text.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { referenceList } from './reference-list.ts';
import { blocksOf, headingOf, withLevels, withoutTitles } from './scanned-text.ts';
import { type TableCaption, tableLabel } from './table-captions.ts';

export interface PaperTable {
  readonly anchor: string;
  readonly label: string | null;
  /** Plain text, empty if there is none. */
  readonly title: string;
  /** Safe HTML. */
  readonly caption: string;
  readonly content: string;
}

export interface PaperReference {
  readonly label: string | null;
  readonly printed: string;
  readonly doi: string | null;
}

export interface PaperText {
  /** The first heading: what the paper is called if nothing else says so. */
  readonly firstHeading: string;
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  readonly words: number;
  readonly figures: readonly ShownFigure[];
  readonly tables: readonly PaperTable[];
  readonly references: readonly PaperReference[];
  readonly problems: readonly Problem[];
}

/** The scanned text of a paper. Its titles and its list of references are facts of their own and leave the text. */
export function paperText(
  markdown: string,
  titles: readonly string[],
  captions: readonly TableCaption[],
): Result<PaperText, Refusal> {
  const blocks = blocksOf(markdown);
  const { text, entries } = referenceList(withoutTitles(blocks, titles));
  const read = readMarkdown(text.map(withLevels).join('\n\n'), { origin: 'scanned' });
  if (!read.ok) return read;
  const { html, outline, words, figures, tables, problems } = read.value;
  // Without a caption for each table none can be trusted to be this table's.
  const inStep = captions.length === tables.length ? captions : [];
  return success({
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

function withCaption(anchor: string, content: string, said: TableCaption | undefined): PaperTable {
  const caption = phrase(said?.caption ?? '');
  const footnote = phrase(said?.footnote ?? '');
  const title = plainText(caption);
  return {
    anchor,
    label: tableLabel(title),
    title,
    caption,
    content: footnote === '' ? content : `${content}<p>${footnote}</p>`,
  };
}

function phrase(markdown: string): string {
  const read = readMarkdown(markdown.replace(/\s*\n\s*/g, ' '), { origin: 'scanned' });
  return read.ok ? read.value.html.trim().replace(/^<p>|<\/p>$/g, '') : '';
}
