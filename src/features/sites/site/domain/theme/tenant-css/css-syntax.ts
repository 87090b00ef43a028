export interface CssToken {
  readonly kind: 'space' | 'string' | 'number' | 'word' | 'function' | 'hash' | 'at' | 'sign' | 'bad';
  /** In lower case; of a string what stands between its quotes, of a function its name. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Tried in this order at each place; a backslash, `<` or any letter beyond ASCII is never anything but `bad`.
 * Each pattern reads on in one direction only: a hostile text costs no more time than an honest one.
 */
const patterns: readonly (readonly [CssToken['kind'] | 'comment', RegExp])[] = [
  ['comment', /\/\*[\s\S]*?(?:\*\/|$)/y],
  ['space', /[ \t\r\n\f]+/y],
  ['string', /"([^"\\\n\r\f]*)"|'([^'\\\n\r\f]*)'/y],
  ['bad', /"(?:[^"\\\n\r\f]|\\[\s\S])*(?:"|$)?|'(?:[^'\\\n\r\f]|\\[\s\S])*(?:'|$)?/y],
  ['number', /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z][a-z0-9]*)?/iy],
  ['at', /@([a-z-]+)/iy],
  ['hash', /#([a-z0-9_-]+)/iy],
  ['function', /([a-z_-][a-z0-9_-]*)\(/iy],
  ['word', /[a-z_-][a-z0-9_-]*/iy],
  ['sign', /[{}()[\]:;,>~=+*/!.%^|$&]/y],
  ['bad', /[\s\S]/y],
];

/** Cuts a text into tokens; never fails, whatever the text. */
export const cssTokens = (source: string): CssToken[] => {
  const tokens: CssToken[] = [];
  let from = 0;
  while (from < source.length) {
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = from;
      const found = pattern.exec(source);
      if (!found) continue;
      const to = pattern.lastIndex;
      const text = (found[1] ?? found[2] ?? (kind === 'string' ? '' : found[0])).toLowerCase();
      if (kind !== 'comment') tokens.push({ kind, text, from, to });
      from = to;
      break;
    }
  }
  return tokens;
};

export const isSign = (token: CssToken | undefined, text: string): boolean =>
  token?.kind === 'sign' && token.text === text;

export const trimSpace = (tokens: readonly CssToken[]): readonly CssToken[] => {
  let from = 0;
  let to = tokens.length;
  while (from < to && tokens[from]?.kind === 'space') from += 1;
  while (to > from && tokens[to - 1]?.kind === 'space') to -= 1;
  return tokens.slice(from, to);
};

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
