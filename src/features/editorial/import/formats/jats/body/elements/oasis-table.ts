import { childElements, childrenNamed, type XmlElement } from '../../../../../../../platform/reading/xml/xml-tree.ts';

/** The other model of tables that JATS allows, turned into the usual one: a table for each of its groups. */
export const asTables = (table: XmlElement): readonly XmlElement[] => childrenNamed(table, 'oasis:tgroup').map(tableOf);

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
