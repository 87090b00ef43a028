import type { ExtensionCitationStyle } from '../../../../../platform/kernel/extension.ts';
import type { Reference } from '../reference.ts';
import type { Piece } from '../written.ts';

/** A reference in a style of an extension. Throws where the style does, and where it returns something else than pieces of words. */
export function writeExtraStyle(style: ExtensionCitationStyle, reference: Reference, readOn: string): Piece[] {
  const { richTitle: _, ...given } = reference;
  const pieces: readonly unknown[] = style.cite(given, readOn);
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { italic, bold } = piece as { readonly italic?: unknown; readonly bold?: unknown };
    if (typeof italic === 'string') return { italic };
    if (typeof bold === 'string') return { bold };
    throw new Error(`the citation style ${style.code} returned something that is neither a text nor italic nor bold`);
  });
}
