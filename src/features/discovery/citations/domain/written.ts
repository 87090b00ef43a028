import { escapeHtml } from '../../../../platform/kernel/escape-html.ts';
import type { Reference } from './reference.ts';

/** A piece of a formatted reference. */
export type Piece =
  | string
  | { readonly italic: string }
  | { readonly bold: string }
  /** The same words as plain text and as safe HTML. */
  | { readonly text: string; readonly html: string };

export interface Written {
  readonly text: string;
  readonly html: string;
}

/** A reference to copy: as plain text, and as HTML for word processors. */
export function write(pieces: readonly Piece[]): Written {
  let text = '';
  let html = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      html += escapeHtml(piece);
    } else if ('text' in piece) {
      text += piece.text;
      html += piece.html;
    } else if ('italic' in piece) {
      text += piece.italic;
      if (piece.italic) html += `<i>${escapeHtml(piece.italic)}</i>`;
    } else {
      text += piece.bold;
      if (piece.bold) html += `<b>${escapeHtml(piece.bold)}</b>`;
    }
  }
  return { text, html };
}

/** With what ends it, unless it ends like that already: no two full stops, none after a question mark. */
export const ended = (text: string, end = '.'): string =>
  /[.?!。？！…]$/.test(text) || text === '' ? text : text + end;

/** Joins what is there. */
export const joined = (parts: readonly (string | null | undefined | false)[], between: string): string =>
  parts.filter(Boolean).join(between);

/** Lists of pieces, with something between those that are not empty. */
export function spaced(groups: readonly (readonly Piece[])[], between: string): Piece[] {
  const said = groups.filter((group) => write(group).text !== '');
  return said.flatMap((group, place) => (place === 0 ? [...group] : [between, ...group]));
}

/** The title with its own italics and formulas, ending as a style wants. */
export function titlePiece({ title, richTitle }: Reference, { end = '.', italic = false } = {}): Piece {
  const text = ended(title, end);
  const words = richTitle || escapeHtml(title);
  const html = (italic ? `<i>${words}</i>` : words) + text.slice(title.length);
  return { text, html };
}

/** Something that looks like a tag, not a formula such as `a<b and c>d`. */
const tag = /<\/?[a-z][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/gi;

/** One line of plain text: no tags, no line break, no control character, nothing that UTF-8 can't say. */
export function plainLine(text: string | null | undefined): string {
  let bare = text ?? '';
  // What is left of a tag may make a new one with what stood around it.
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(tag, '');
  }
  return (
    bare
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g, ' ')
      .trim()
  );
}
