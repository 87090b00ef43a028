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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

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
