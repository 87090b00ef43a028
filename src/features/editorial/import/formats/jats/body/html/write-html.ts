import { type Html, isHtmlElement, type Tag } from './html-tree.ts';

const voidTags: ReadonlySet<Tag> = new Set<Tag>(['br', 'col', 'hr', 'img', 'wbr']);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The only place where text becomes HTML: everything that is not one of our own tags is escaped. */
export function writeHtml(nodes: readonly Html[]): string {
  let written = '';
  for (const node of nodes) {
    if (!isHtmlElement(node)) {
      written += escaped(node);
      continue;
    }
    written += `<${node.tag}`;
    for (const [name, value] of Object.entries(node.attributes)) {
      if (value !== undefined) written += ` ${name}="${escaped(value)}"`;
    }
    written += '>';
    if (voidTags.has(node.tag)) continue;
    // A browser drops the first line end of a `pre`.
    if (node.tag === 'pre' && startsWithLineEnd(node.children)) written += '\n';
    written += `${writeHtml(node.children)}</${node.tag}>`;
  }
  return written;
}

function startsWithLineEnd(nodes: readonly Html[]): boolean {
  const first = nodes[0];
  if (first === undefined) return false;
  return isHtmlElement(first) ? startsWithLineEnd(first.children) : first.startsWith('\n');
}
