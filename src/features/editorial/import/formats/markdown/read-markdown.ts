import type { MarkdownIt } from 'markdown-it';
import createMarkdown from 'markdown-it';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import { words } from '../../../../../platform/kernel/words.ts';
import type { Problem } from '../../domain/problem.ts';
import type { OutlineEntry, Refusal } from '../format.ts';
import { readAttributeLists } from './attribute-lists.ts';
import { figuresOf, type MarkdownFigure, type MarkdownTable, readFigures, tablesOf } from './figures.ts';
import { readFootnotes } from './footnotes.ts';
import { readFormulas } from './formulas.ts';
import { countWords, headingName, nameHeadings, outlineOf, plainText } from './headings.ts';
import { type Reading, TookTooLong, watchTheTime } from './reading.ts';
import { safeHtml } from './safe-html.ts';

export interface MarkdownOptions {
  /** `scanned` text was never written as Markdown: stars, dashes and brackets in it are just that. */
  readonly origin: 'written' | 'scanned';
  /** What a link to a file or page next to this text becomes: a full address, or nothing if it is not known. */
  readonly neighbour?: (href: string) => string | undefined;
  /** Rules of a source of its own. */
  readonly extend?: (md: MarkdownIt, reading: Reading) => void;
  readonly most?: { readonly bytes: number; readonly milliseconds: number };
}

export interface SafeText {
  /** Without script, style and addresses of pictures. */
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  readonly words: number;
  readonly figures: readonly MarkdownFigure[];
  readonly tables: readonly MarkdownTable[];
  readonly problems: readonly Problem[];
}

const usualMost = { bytes: 8 * 1024 * 1024, milliseconds: 4000 };

/** What scanned text must not be read for. Its lists keep the numbers that are printed. */
const notInScans = words(
  'blockquote code fence hr lheading list reference table autolink backticks emphasis link strikethrough',
);

/** Markdown, with HTML and TeX in it, as HTML that is safe on a page of ours. */
export function readMarkdown(source: string, options: MarkdownOptions): Result<SafeText, Refusal> {
  const most = options.most ?? usualMost;
  if (Buffer.byteLength(source) > most.bytes) {
    return failed({ reason: `the text has more than ${Math.floor(most.bytes / (1024 * 1024))} MB` });
  }
  const reading: Reading = { problems: [], deadline: performance.now() + most.milliseconds };
  try {
    return success(read(source, options, reading));
  } catch (problem) {
    if (problem instanceof TookTooLong) return failed({ reason: 'reading the text takes too long' });
    throw problem;
  }
}

function read(source: string, { origin, neighbour, extend }: MarkdownOptions, reading: Reading): SafeText {
  const md = createMarkdown({ html: true });
  // File names and foreign letters stay as they are written; the sanitiser decides about addresses.
  md.normalizeLink = (url) => url;
  md.validateLink = () => true;
  const headings = new Set<string>();
  watchTheTime(md, reading);
  readFormulas(md, reading, { singleDollar: origin === 'scanned' });
  readRawHtml(md);
  readFigures(md);
  nameHeadings(md, headings);
  if (origin === 'scanned') md.disable([...notInScans]);
  else {
    readFootnotes(md);
    readAttributeLists(md);
  }
  extend?.(md, reading);

  const written = md.render(source.replaceAll('\r\n', '\n'));
  const ids = new Set([...written.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id));
  const html = safeHtml(written, {
    problems: reading.problems,
    neighbour: neighbour ?? (() => undefined),
    place: (name) => {
      if (ids.has(name)) return name;
      const heading = headingName(decoded(name));
      return headings.has(heading) ? `s-${heading}` : undefined;
    },
  });
  return {
    html,
    outline: outlineOf(html),
    words: countWords(plainText(html)),
    figures: [...figuresOf(html)],
    tables: [...tablesOf(html)],
    problems: reading.problems,
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const htmlNames =
  'a abbr address article aside audio b base blockquote body br button canvas caption center cite code col colgroup dd del ' +
  'details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head ' +
  'header hr html i iframe img input ins kbd label legend li link main map mark math meta nav noscript object ol option p ' +
  'param picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody ' +
  'td template textarea tfoot th thead time title tr track tt u ul var video wbr ' +
  'menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr ' +
  'munder munderover';

const notHtml = new RegExp(`<(?!/?(?:${htmlNames.split(' ').join('|')})(?=[\\s/>])|!--)`, 'gi');

/** `List<string>` and `a <mt B` are text that only looks like a tag; a browser would swallow it. */
const keepWhatIsNoTag = (html: string): string => html.replace(notHtml, '&lt;');

function readRawHtml(md: MarkdownIt): void {
  const written: NonNullable<typeof md.renderer.rules.html_inline> = (tokens, index) =>
    keepWhatIsNoTag(tokens[index]?.content ?? '');
  md.renderer.rules.html_inline = written;
  md.renderer.rules.html_block = written;
}
