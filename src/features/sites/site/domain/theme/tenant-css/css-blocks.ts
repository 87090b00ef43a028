import { type CssToken, isSign } from './css-tokens.ts';

/** `prelude { body }`, or a statement without a body. */
export interface CssBlock {
  readonly prelude: readonly CssToken[];
  readonly body?: readonly CssToken[];
}

const bodyEnd = (tokens: readonly CssToken[], open: number): number => {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '{')) depth += 1;
    if (isSign(tokens[at], '}')) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
};

/** The statements of one level; a body that is never closed ends with the text. */
export const cssBlocks = (tokens: readonly CssToken[]): CssBlock[] => {
  const blocks: CssBlock[] = [];
  let start = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '{')) {
      const end = bodyEnd(tokens, at);
      blocks.push({ prelude: tokens.slice(start, at), body: tokens.slice(at + 1, end) });
      at = end;
      start = end + 1;
    } else if (isSign(tokens[at], ';') || isSign(tokens[at], '}')) {
      blocks.push({ prelude: tokens.slice(start, at + 1) });
      start = at + 1;
    }
  }
  if (start < tokens.length) blocks.push({ prelude: tokens.slice(start) });
  return blocks.filter(({ prelude, body }) => body || prelude.some((token) => token.kind !== 'space'));
};

/** The declarations of a rule's body; a nested rule comes as one piece of its own. */
export const cssDeclarations = (body: readonly CssToken[]): (readonly CssToken[])[] => {
  const pieces: CssToken[][] = [[]];
  let round = 0;
  let curly = 0;
  for (const token of body) {
    if (token.kind === 'function' || isSign(token, '(')) round += 1;
    if (isSign(token, ')')) round = Math.max(0, round - 1);
    if (isSign(token, '{')) curly += 1;
    if (isSign(token, '}')) curly -= 1;
    const ends = curly === 0 && (isSign(token, '}') || (round === 0 && isSign(token, ';')));
    if (!isSign(token, ';') || !ends) pieces.at(-1)?.push(token);
    if (ends) {
      pieces.push([]);
      round = 0;
    }
  }
  return pieces.filter((piece) => piece.some((token) => token.kind !== 'space'));
};
