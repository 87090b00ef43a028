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
