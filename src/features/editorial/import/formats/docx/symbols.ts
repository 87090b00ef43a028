import type { XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';

/** What the font Symbol draws in place of Latin letters and signs, from 0x41. */
const greek = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const signs: Readonly<Record<number, string>> = {
  163: '≤',
  165: '∞',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  181: '∝',
  182: '∂',
  183: '•',
  184: '÷',
  185: '≠',
  186: '≡',
  187: '≈',
  206: '∈',
  214: '√',
  215: '⋅',
  229: '∑',
  242: '∫',
};

/** A sign that Word names by a font and a number; nothing where only that font knows what it is. */
export function symbolOf({ attributes }: XmlElement): string | undefined {
  const code = Number.parseInt(attributes['w:char'] ?? '', 16);
  if (Number.isNaN(code)) return undefined;
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  if (!isPrivate)
    return code >= 0x20 && code < 0xe000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
  if (attributes['w:font'] !== 'Symbol') return undefined;
  const place = code - 0xf000;
  return (
    signs[place] ?? greek[place - 0x41] ?? (place >= 0x20 && place < 0x41 ? String.fromCodePoint(place) : undefined)
  );
}
