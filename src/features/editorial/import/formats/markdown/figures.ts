import type { MarkdownIt, Token } from 'markdown-it';
import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import { unescapeAttribute } from '../../domain/place-files.ts';
import type { WantedFile } from '../format.ts';
import { plainText } from './headings.ts';

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
      const images = children.slice(0, pictures).filter((child) => child.type === 'image');
      token.children = isAlone ? images : [...images, tag(1), ...children.slice(pictures), tag(-1)];
    });
  });
}

/** A picture that a text shows, as it stands in the finished HTML. */
export interface MarkdownFigure {
  readonly anchor: string;
  /** As the text names it. */
  readonly file: string;
  readonly alternative: string;
  /** Safe HTML, empty if there is none. */
  readonly caption: string;
}

export interface MarkdownTable {
  readonly anchor: string;
  /** Safe HTML. */
  readonly html: string;
}

const figure = /<figure id="([^"]+)">((?:(?!<\/figure>)[\s\S])*)<\/figure>/g;
const image = /<img data-file="([^"]*)" alt="([^"]*)"/;
const figcaption = /<figcaption>([\s\S]*)<\/figcaption>/;

export function* figuresOf(html: string): Generator<MarkdownFigure> {
  for (const [, anchor = '', content = ''] of html.matchAll(figure)) {
    const [, file, alternative = ''] = image.exec(content) ?? [];
    if (file === undefined) continue;
    const caption = figcaption.exec(content)?.[1]?.trim() ?? '';
    yield { anchor, file: unescapeAttribute(file), alternative: unescapeAttribute(alternative), caption };
  }
}

const tableEdge = /<table(?: id="([^"]+)")?[^>]*>|<\/table>/g;

/** Tables that stand inside another one belong to it. */
export function* tablesOf(html: string): Generator<MarkdownTable> {
  let depth = 0;
  let begin = 0;
  let anchor = '';
  for (const edge of html.matchAll(tableEdge)) {
    const closes = edge[0].startsWith('</');
    if (!closes && depth === 0) {
      begin = edge.index;
      anchor = edge[1] ?? '';
    }
    depth = Math.max(0, depth + (closes ? -1 : 1));
    if (closes && depth === 0 && anchor !== '') yield { anchor, html: html.slice(begin, edge.index + edge[0].length) };
  }
}

/** The article that figures and tables belong to. */
export interface FigureOwner {
  readonly key: string;
  readonly titles: Text;
  /** As a BCP 47 tag. */
  readonly language: string;
  readonly publishedOn: string | null;
  readonly licence: string | null;
}

const numbered = /^(?:图|Fig(?:ura|ure|\.)?|Imag(?:em|en|e)|Abb(?:ildung|\.)?)\s*\d+/i;

/** A figure without words of its own goes by the name of its article. */
export function figureDrafts(
  figures: readonly MarkdownFigure[],
  { key, titles, language, publishedOn, licence }: FigureOwner,
): { readonly members: readonly ItemDraft[]; readonly wanted: readonly WantedFile[] } {
  const inLanguage = textKey(language);
  const members = figures.map(({ anchor, alternative, caption }, place): ItemDraft => {
    const title = plainText(caption);
    return {
      kind: 'figure',
      key: `${key}#${anchor}`,
      language,
      titles: title ? { [inLanguage]: title } : titles,
      publishedOn,
      details: {
        article: { kind: 'article', key },
        position: place + 1,
        anchor,
        label: numbered.exec(title)?.[0] ?? null,
        licence,
        captions: caption ? { [inLanguage]: caption } : {},
        alternative: alternative || null,
      },
    };
  });
  const wanted = figures.map(({ anchor, file }): WantedFile => {
    return { kind: 'figure', key: `${key}#${anchor}`, role: 'image', href: file, public: true };
  });
  return { members, wanted };
}
