import { filledElement, xmlElement } from '../written-xml.ts';
import { attribute, elementsIn, type HtmlElement, type HtmlNode, hasBlocks, isElement } from './html-nodes.ts';
import { inline, type Writing } from './inline.ts';
import { paragraphsOf } from './paragraphs.ts';

const children = (element: HtmlElement): HtmlElement[] => element.childNodes.filter(isElement);

const rowsIn = (part: HtmlElement): HtmlElement[] =>
  part.tagName === 'tr'
    ? [part]
    : children(part).filter(
        (row) => row.tagName === 'tr' && row.childNodes.some((cell) => isElement(cell) && isCell(cell)),
      );

const isCell = ({ tagName }: HtmlElement): boolean => tagName === 'td' || tagName === 'th';

interface Parts {
  readonly head: readonly HtmlElement[];
  readonly body: readonly HtmlElement[];
  readonly foot: readonly HtmlElement[];
}

function partsOf(table: HtmlElement): Parts {
  const of = (...names: readonly string[]) =>
    children(table)
      .filter(({ tagName }) => names.includes(tagName))
      .flatMap(rowsIn);
  const [head, body, foot] = [of('thead'), of('tbody', 'tr'), of('tfoot')];
  // What has nothing but a head is a body.
  return body.length === 0 ? { head: [], body: [...head, ...foot], foot: [] } : { head, body, foot };
}

const allRows = ({ head, body, foot }: Parts) => [...head, ...body, ...foot];

export const hasHeaders = (table: HtmlElement): boolean =>
  allRows(partsOf(table)).some((row) => children(row).some(({ tagName }) => tagName === 'th'));

/** A table with a caption has a first row that says what stands below. */
export function tableElement(table: HtmlElement, at: Writing): string {
  const { head, body, foot } = partsOf(table);
  const asHead = !hasHeaders(table);
  const rows = (all: readonly HtmlElement[], isFirst: boolean) =>
    all.map((row, place) => rowElement(row, at, asHead && isFirst && place === 0));
  return filledElement('table', [
    filledElement('thead', rows(head, true)),
    filledElement('tfoot', rows(foot, false)),
    filledElement('tbody', rows(body, head.length === 0)),
  ]);
}

/** What is only set in rows and columns. */
export const arrayElement = (table: HtmlElement, at: Writing): string =>
  filledElement(
    'array',
    filledElement(
      'tbody',
      allRows(partsOf(table)).map((row) => rowElement(row, at, false)),
    ),
  );

const rowElement = (row: HtmlElement, at: Writing, asHead: boolean): string =>
  filledElement(
    'tr',
    children(row)
      .filter(isCell)
      .map((cell) => cellElement(cell, at, asHead)),
  );

const sizes = /^[1-9]\d{0,3}$/;
const oneOf = (words: string) => new RegExp(`^(?:${words})$`);
const taken: Readonly<Record<string, readonly [name: string, value: RegExp]>> = {
  colspan: ['colspan', sizes],
  rowspan: ['rowspan', sizes],
  align: ['data-align', oneOf('left|center|right|justify')],
  valign: ['data-valign', oneOf('top|middle|bottom|baseline')],
};

function cellElement(cell: HtmlElement, at: Writing, asHead: boolean): string {
  const name = asHead ? 'th' : cell.tagName;
  const attributes = Object.fromEntries(
    Object.entries(taken).flatMap(([own, [given, value]]) => {
      const said = attribute(cell, given) ?? '';
      return value.test(said) ? [[own, said]] : [];
    }),
  );
  const scope = attribute(cell, 'scope') ?? '';
  return xmlElement(name, cellContent(cell.childNodes, at), {
    ...attributes,
    ...(name === 'th' && /^(?:row|col|rowgroup|colgroup)$/.test(scope) && { scope }),
  });
}

/** No table stands in a table, and no figure. */
function cellContent(nodes: readonly HtmlNode[], at: Writing): string {
  if (!hasBlocks(nodes)) return inline(nodes, at).trim();
  const isComplex = [...elementsIn(nodes)].some(({ tagName }) => ['table', 'figure', 'section'].includes(tagName));
  return isComplex ? inline(nodes, at).trim() : paragraphsOf(at.blocks(nodes)).join('');
}
