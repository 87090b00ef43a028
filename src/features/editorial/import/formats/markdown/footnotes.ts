import type { MarkdownIt, Token } from 'markdown-it';

const definition = /^\[\^([^\]\s]{1,80})\]:[ \t]*(.*)$/;

/** `[^name]` in the text and `[^name]: words` below: the notes stand at the end, in the order in which the text names them. */
export function readFootnotes(md: MarkdownIt): void {
  const defined = new Set<string>();
  const named: string[] = [];

  md.block.ruler.before(
    'reference',
    'footnote',
    (state, startLine, endLine, silent) => {
      const found = definition.exec(state.getLines(startLine, startLine + 1, state.blkIndent, false));
      const [, name, first = ''] = found ?? [];
      if (name === undefined) return false;
      if (silent) return true;
      let line = startLine + 1;
      const lines = [first];
      for (; line < endLine; line += 1) {
        const text = state.getLines(line, line + 1, state.blkIndent, false);
        if (definition.test(text)) break;
        // After an empty line only what is indented still belongs to the note.
        const afterGap = state.isEmpty(line - 1) && line - 1 > startLine;
        if (afterGap && !state.isEmpty(line) && !/^(?: {2}|\t)/.test(text)) break;
        lines.push(text.replace(/^(?: {1,4}|\t)/, ''));
      }
      defined.add(name);
      state.push('footnote_open', 'li', 1).info = name;
      state.md.block.parse(lines.join('\n'), state.md, state.env, state.tokens);
      state.push('footnote_close', 'li', -1);
      state.line = line;
      return true;
    },
    { alt: ['paragraph', 'reference'] },
  );

  md.inline.ruler.before('link', 'footnote_call', (state, silent) => {
    if (!state.src.startsWith('[^', state.pos)) return false;
    const end = state.src.indexOf(']', state.pos);
    const name = state.src.slice(state.pos + 2, end);
    if (end === -1 || end >= state.posMax || !defined.has(name)) return false;
    if (!silent) {
      const isFirst = !named.includes(name);
      if (isFirst) named.push(name);
      const call = state.push('footnote_call', 'sup', 0);
      call.info = String(named.indexOf(name) + 1);
      call.meta = { isFirst };
    }
    state.pos = end + 1;
    return true;
  });

  md.core.ruler.after('inline', 'footnotes', (state) => {
    const notes = new Map<string, Token[]>();
    const text: Token[] = [];
    let note: Token[] | undefined;
    for (const token of state.tokens) {
      if (token.type === 'footnote_open') {
        note = [token];
        notes.set(`${token.info}\n${notes.size}`, note);
      } else if (token.type === 'footnote_close') {
        note?.push(token);
        note = undefined;
      } else (note ?? text).push(token);
    }
    if (notes.size === 0) return;
    const place = (name: string) => (named.includes(name) ? named.indexOf(name) : named.length);
    const inOrder = [...notes.values()].sort((one, other) => place(one[0]?.info ?? '') - place(other[0]?.info ?? ''));
    inOrder.forEach((tokens, index) => {
      tokens[0]?.attrSet('id', `fn-${index + 1}`);
    });
    const list = (nesting: 1 | -1) =>
      new state.Token(nesting === 1 ? 'footnotes_open' : 'footnotes_close', 'ol', nesting);
    state.tokens = [...text, list(1), ...inOrder.flat(), list(-1)];
  });

  md.renderer.rules.footnote_call = (tokens, index) => {
    const call = tokens[index];
    const id = call?.meta?.isFirst ? ` id="fnref-${call.info}"` : '';
    return `<sup><a${id} href="#fn-${call?.info}">${call?.info}</a></sup>`;
  };
}
