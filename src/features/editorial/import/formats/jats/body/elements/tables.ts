import { childElements, childrenNamed, type XmlElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Attributes, type Html, html, type Tag } from '../html/html-tree.ts';
import type { Rendering, Row, Rows } from '../rendering.ts';
import { captioned } from './figures.ts';
import { named, word } from './row.ts';

const whole = (value: string | undefined): string | undefined =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value.trim()) && value.trim() !== '1' ? value.trim() : undefined;

const styling = ({ attributes }: XmlElement): Attributes => ({
  'data-align': word(attributes.align),
  'data-valign': word(attributes.valign),
});

/** Only elements stand between the cells. */
const grid =
  (tag: Tag): Row =>
  (element, at) => [html(tag, styling(element), at.render(childElements(element)))];

const cell: Row = (element, at) => {
  const attributes: Attributes = {
    ...styling(element),
    colspan: whole(element.attributes.colspan),
    rowspan: whole(element.attributes.rowspan),
    headers: headersOf(element, at),
  };
  return [html('td', attributes, at.render(element.children))];
};

const headersOf = ({ attributes }: XmlElement, at: Rendering): string | undefined =>
  attributes.headers?.split(/\s+/).filter(Boolean).map(at.anchors.linkTo).join(' ') || undefined;

const scopes = new Set(['row', 'col', 'rowgroup', 'colgroup']);

const column: Row = (element) => [
  html('col', { span: whole(element.attributes.span), 'data-align': word(element.attributes.align) }),
];

const table: Row = (element, at) => [
  // Wide tables move inside their own frame; with `tabindex` they do so by keyboard, too.
  html('div', { 'data-part': 'table', tabindex: '0' }, [html('table', {}, at.render(childElements(element)))]),
];

/** Which cells a header speaks for, where the source doesn't say. */
const withScopes =
  (tag: Tag, scope: 'col' | 'row'): Row =>
  (element, at) => {
    const rows = at.render(childElements(element));
    for (const node of rows) setScopes(node, scope);
    return [html(tag, styling(element), rows)];
  };

function setScopes(node: Html, scope: 'col' | 'row'): void {
  if (typeof node === 'string' || node.tag !== 'tr') return;
  for (const header of node.children) {
    if (typeof header === 'string' || header.tag !== 'th' || header.attributes.scope !== undefined) continue;
    const span = scope === 'col' ? header.attributes.colspan : header.attributes.rowspan;
    header.attributes.scope = span === undefined ? scope : `${scope}group`;
  }
}

const header: Row = (element, at) =>
  cell(element, at).map((made) => {
    if (typeof made === 'string') return made;
    const { scope, abbr } = element.attributes;
    return html(
      'th',
      { ...made.attributes, scope: scope && scopes.has(scope) ? scope : undefined, abbr },
      made.children,
    );
  });

export const tables: Rows = {
  'table-wrap': captioned,
  'table-wrap-group': captioned,
  'table-wrap-foot': named('div'),
  table,
  colgroup: grid('colgroup'),
  col: column,
  thead: withScopes('thead', 'col'),
  tbody: withScopes('tbody', 'row'),
  tfoot: withScopes('tfoot', 'row'),
  tr: grid('tr'),
  th: header,
  td: cell,
  array: (element, at) => {
    const isGrid = childElements(element).some(({ name }) => name === 'tbody');
    return [html('div', { 'data-jats': 'array' }, isGrid ? table(element, at) : at.render(element.children))];
  },
  'oasis:table': (element, at) => asTables(element).flatMap((made) => table(made, at)),
};

/** The other model of tables that JATS allows, turned into the usual one: a table for each of its groups. */
const asTables = (table: XmlElement): readonly XmlElement[] => childrenNamed(table, 'oasis:tgroup').map(tableOf);

function tableOf(group: XmlElement): XmlElement {
  const columns = childrenNamed(group, 'oasis:colspec').map(({ attributes }) => attributes.colname);
  const parts = childElements(group).filter(({ name }) => name === 'oasis:thead' || name === 'oasis:tbody');
  return {
    name: 'table',
    attributes: {},
    children: parts.map((part) => ({
      name: part.name.slice('oasis:'.length),
      attributes: attributesOf(part),
      children: childrenNamed(part, 'oasis:row').map((row) => ({
        name: 'tr',
        attributes: attributesOf(row),
        children: childrenNamed(row, 'oasis:entry').map((entry) => cellOf(entry, part.name === 'oasis:thead', columns)),
      })),
    })),
  };
}

function cellOf(entry: XmlElement, isHeader: boolean, columns: readonly (string | undefined)[]): XmlElement {
  const { namest, nameend, morerows } = entry.attributes;
  const width = columns.indexOf(nameend) - columns.indexOf(namest) + 1;
  const colspan = namest !== undefined && nameend !== undefined && width > 1 ? { colspan: String(width) } : {};
  const rowspan = Number(morerows) > 0 ? { rowspan: String(Number(morerows) + 1) } : {};
  return {
    name: isHeader ? 'th' : 'td',
    attributes: { ...attributesOf(entry), ...colspan, ...rowspan },
    children: entry.children,
  };
}

const attributesOf = ({ attributes }: XmlElement): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => ['id', 'align', 'valign'].includes(name)));
