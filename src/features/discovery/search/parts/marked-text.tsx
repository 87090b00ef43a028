import { Fragment } from 'react';
import { unbroken } from '../../../../platform/kernel/quantity.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  '#x2F': '/',
};

const plain = (escaped: string): string =>
  escaped.replaceAll(/&(amp|lt|gt|quot|#39|#x27|#x2F);/g, (_, name: string) => entities[name] ?? '');

/** A highlight, split where its marks are: it is written as text again, so no other markup can come with it. */
export const markedPieces = (html: string): { readonly text: string; readonly marked: boolean }[] =>
  html
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((piece, place) => ({ text: plain(piece), marked: place % 2 === 1 }))
    .filter(({ text }) => text !== '');

export function MarkedText({ html }: { readonly html: string }) {
  return markedPieces(html).map(({ text, marked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing but their place
    marked ? <mark key={place}>{unbroken(text)}</mark> : <Fragment key={place}>{unbroken(text)}</Fragment>,
  );
}
