import type { PageText } from './page-text.ts';

type Catalogue = ReadonlyMap<string, string>;

const placeholders = /lorem ipsum|\bTODO\b|\bundefined\b|\[object |\bNaN\b|\bInvalid Date\b/i;
const isKey = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

/** What stands in for a text that was never written: its name, or what a program prints instead of nothing. */
export const placeholdersIn = ({ texts, contents, title }: PageText, catalogue: Catalogue): string[] =>
  [title, ...texts, ...contents].filter((text) => placeholders.test(text) || (isKey.test(text) && catalogue.has(text)));

/** Shorter words may be a name in any language. Chinese says the same in fewer characters. */
const longEnough = { en: 13, zh: 5 } as const;

/** The literal pieces of a message; what stands in braces is filled in, or chosen by a number. */
const piecesOf = (message: string): string[] =>
  message
    .split(/[{}#]|<[^>]*>/)
    .map((piece) => piece.trim())
    .filter((piece) => !/^\w+, (?:plural|select|number|date)/.test(piece));

/** Words of the interface in the other language that were left on the page. What people wrote may be in any language. */
export function restsIn(
  { texts, title, contents }: PageText,
  other: 'zh' | 'en',
  own: Catalogue,
  foreign: Catalogue,
): string[] {
  const visible = [title, ...texts];
  const mine = [...own.values()].join('\n');
  const pieces = [...foreign]
    .filter(([key, message]) => own.get(key) !== message)
    .flatMap(([key, message]) => piecesOf(message).map((piece) => ({ key, piece })))
    .filter(({ piece }) => piece.length >= longEnough[other] && !mine.includes(piece));
  return pieces
    .filter(({ piece }) => visible.some((text) => text.includes(piece)) || contents.includes(piece))
    .map(({ key, piece }) => `${key}: ${piece}`);
}
