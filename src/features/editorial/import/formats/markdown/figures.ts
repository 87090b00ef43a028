import type { MarkdownIt, Token } from 'markdown-it';

const isBreak = (token: Token | undefined) => token?.type === 'softbreak' || token?.type === 'hardbreak';

/** A paragraph that begins with a picture is a figure; the lines below the picture are what it says. */
export function readFigures(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'figures', (state) => {
    state.tokens.forEach((token, index) => {
      const [open, close] = [state.tokens[index - 1], state.tokens[index + 1]];
      const children = token.children ?? [];
      if (token.type !== 'inline' || open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') return;
      let pictures = 0;
      while (children[pictures]?.type === 'image' || (pictures > 0 && isBreak(children[pictures]))) pictures += 1;
      const isAlone = pictures === children.length;
      if (pictures === 0 || !(isAlone || isBreak(children[pictures - 1]))) return;
      open.tag = 'figure';
      close.tag = 'figure';
      open.hidden = false;
      close.hidden = false;
      const tag = (nesting: 1 | -1) =>
        new state.Token(nesting === 1 ? 'caption_open' : 'caption_close', 'figcaption', nesting);
      const shown = children.slice(0, pictures).filter((child) => child.type === 'image');
      token.children = isAlone ? shown : [...shown, tag(1), ...children.slice(pictures), tag(-1)];
    });
  });
}
