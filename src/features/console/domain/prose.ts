/** Where a link of a text may lead: to the web, to mail, to a path of the site. The server says the same. */
export const isProseLink = (address: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(address) || /^mailto:[^\s@]+@[^\s@]+$/i.test(address) || /^\/(?![/\\])\S*$/.test(address);

/** What a node of a document is to the outline; the browser's own nodes fit. */
interface Outlined {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<Outlined>;
  readonly getAttribute?: (name: string) => string | null;
}

const textNode = 3;
/** The editor puts a paragraph into every list item and cell, and rows directly into tables; a reader sees no difference. */
const unseen = new Set(['p', 'tbody', 'thead', 'colgroup', 'col']);
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const keptAttributes = ['href', 'src', 'alt', 'title', 'datetime', 'colspan', 'rowspan', 'scope', 'width', 'height'];

/** What a reader gets of a text, whatever way it is written: two texts with the same outline lose nothing against each other. */
export function proseOutline(root: Outlined): string {
  return [...root.childNodes].map(outlineOf).join('');
}

function outlineOf(node: Outlined): string {
  if (node.nodeType === textNode) return (node.textContent ?? '').replaceAll(/\s+/g, '');
  if (!node.getAttribute) return '';
  const name = node.nodeName.toLowerCase();
  const inside = proseOutline(node);
  if (unseen.has(name)) return inside;
  const tag = sameAs[name] ?? name;
  const attributes = keptAttributes.flatMap((key) => {
    const value = node.getAttribute?.(key);
    return value && !(key.endsWith('span') && value === '1') ? [` ${key}=${value}`] : [];
  });
  return `<${tag}${attributes.join('')}>${inside}</${tag}>`;
}
