import type { ReadDocument } from '../../src/features/editorial/import/formats/format.ts';
import { harmByParse5 } from './judging/harm-by-parse5.ts';
import { asPage, piecesOf } from './readers/display-pieces.ts';

/** Everything in a document that would do harm to a reader or to this machine. */
export function harmIn(document: ReadDocument, secret: string): string[] {
  const pieces = piecesOf(document);
  const all = [...pieces.html, ...pieces.addresses, ...pieces.texts];
  const leaked = all.some((text) => text.includes(secret)) ? ['the secret'] : [];
  return [...leaked, ...harmByParse5(asPage(pieces))];
}
