import type { MarkdownIt } from 'markdown-it';

const wholeLine = /^\{:[^{}]*\}\s*$/;
const longest = 400;

/** Kramdown's `{: .wide #anchor}` speaks of looks, which a site's theme decides: only the anchor counts, because links lead to it. */
export function readAttributeLists(md: MarkdownIt): void {
  const anchor = (list: string): string => {
    const id = /#([A-Za-z][\w.-]*)/.exec(list)?.[1];
    return id ? `<a id="${id}"></a>` : '';
  };
  md.block.ruler.before(
    'paragraph',
    'attribute_list',
    (state, startLine, _endLine, silent) => {
      const line = state.getLines(startLine, startLine + 1, state.blkIndent, false);
      if (!wholeLine.test(line.trimStart())) return false;
      if (silent) return true;
      state.push('html_block', '', 0).content = anchor(line);
      state.line = startLine + 1;
      return true;
    },
    { alt: ['paragraph'] },
  );
  md.inline.ruler.before('link', 'attribute_list', (state, silent) => {
    if (!state.src.startsWith('{:', state.pos)) return false;
    const end = state.src.slice(state.pos, state.pos + longest).indexOf('}');
    if (end === -1) return false;
    const list = state.src.slice(state.pos, state.pos + end + 1);
    if (!/^\{:\s*[.#a-z]/i.test(list)) return false;
    if (!silent) state.push('html_inline', '', 0).content = anchor(list);
    state.pos += end + 1;
    return true;
  });
}
