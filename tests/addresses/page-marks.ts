import { readTable } from '../tables/read-table.ts';

/**
 * What tells the page of an address from its neighbours, by the path of its line in tables/addresses.tsv: its frame (shell, inner or
 * alone), parts that stand in it, the layout of its list, and with a slash the pages of things that its links lead to, all of them.
 */
export const addressMarks: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('tables/address-marks.tsv').map(({ path = '', shows = '' }) => [path, shows.split(' ')]),
);

/** Pages of single things, by the beginning of their address. */
const ofItems = new Set(
  (
    'article thesisDetails textDetail bookDetails bookCatelogDetail videoDetails audioDetails newsInfo expertDetails organDetails ' +
    'subjectDetails virtualProjectDetail specialIssue projectDetail newMeeting mag issue libraryDetails currencyDetails info'
  ).split(' '),
);

const found = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, name = '']) => name);

/** The marks of a document: its frame, its parts, the layouts of its lists, and the pages of things that it links to. */
function readMarks(html: string): ReadonlySet<string> {
  const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? html;
  const frame = html.includes('data-part="inner"') ? 'inner' : html.includes('data-part="header"') ? 'shell' : 'alone';
  return new Set([
    frame,
    ...found(main, /data-part="([^"]+)"/g).flatMap((names) => names.split(' ')),
    ...found(main, /data-layout="([^"]+)"/g).map((name) => `layout=${name}`),
    ...found(main, /href="\/(\w+)[/?"]/g)
      .filter((name) => ofItems.has(name))
      .map((name) => `/${name}`),
  ]);
}

const links = (marks: Iterable<string>) => [...marks].filter((mark) => mark.startsWith('/')).sort();

/** What a page lacks of its marks; where they name links, a link to another kind of thing is one too many. */
export function missingMarks(html: string, wanted: readonly string[]): string[] {
  const marks = readMarks(html);
  const strange = links(wanted).length > 0 ? links(marks).filter((mark) => !wanted.includes(mark)) : [];
  return [...wanted.filter((mark) => !marks.has(mark)), ...strange.map((mark) => `too many: ${mark}`)];
}
