import type { Reference } from './reference.ts';
import { ended, escapeHtml, type Piece } from './written.ts';

/** The title with its own italics and formulas, ending as a style wants. */
export function titlePiece({ title, richTitle }: Reference, { end = '.', italic = false } = {}): Piece {
  const text = ended(title, end);
  const words = richTitle || escapeHtml(title);
  const html = (italic ? `<i>${words}</i>` : words) + text.slice(title.length);
  return { text, html };
}
