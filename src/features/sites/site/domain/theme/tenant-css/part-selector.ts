import { failed, success } from '../../../../../../platform/kernel/result.ts';
import { type CssToken, isSign, trimSpace } from './css-syntax.ts';
import type { Written } from './refusal.ts';

const pseudoClasses: ReadonlySet<string> = new Set(['hover', 'focus-visible', 'first-child', 'last-child']);
const pseudoElements: ReadonlySet<string> = new Set(['before', 'after']);
const partName = /^[a-z][a-z0-9-]*$/;

/** A retraction and open access look the same on every site, whoever owns it. */
const protectedPart = /^(?:retraction|open-access)(?:-|$)/;

const splitAtCommas = (tokens: readonly CssToken[]): CssToken[][] => {
  const pieces: CssToken[][] = [[]];
  for (const token of tokens) {
    if (isSign(token, ',')) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces;
};

/** `[data-part="x"]` or `[data-part~="x"]` from `at` on: what is written for it, and where it ends. */
const readHook = (
  tokens: readonly CssToken[],
  at: number,
): { part: string; written: string; end: number } | undefined => {
  const inside: CssToken[] = [];
  let end = at + 1;
  for (; end < tokens.length && !isSign(tokens[end], ']'); end += 1) {
    const token = tokens[end];
    if (token && token.kind !== 'space') inside.push(token);
  }
  const word = isSign(inside[1], '~');
  const [name, equals, value, more] = word ? [inside[0], inside[2], inside[3], inside[4]] : inside;
  const named = name?.kind === 'word' && name.text === 'data-part' && isSign(equals, '=');
  if (!named || more || end >= tokens.length) return undefined;
  if (!value || (value.kind !== 'string' && value.kind !== 'word') || !partName.test(value.text)) return undefined;
  return { part: value.text, written: `[data-part${word ? '~' : ''}="${value.text}"]`, end: end + 1 };
};

const writeOne = (tokens: readonly CssToken[]): Written => {
  let written = '';
  let hooked = false;
  let closed = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (closed || !token) return failed('selector');
    if (isSign(token, '[')) {
      const hook = readHook(tokens, at);
      if (!hook) return failed('selector');
      if (protectedPart.test(hook.part)) return failed('protectedPart');
      written += hook.written;
      hooked = true;
      at = hook.end;
    } else if (isSign(token, ':') && hooked) {
      const isElement = isSign(tokens[at + 1], ':');
      const name = tokens[at + (isElement ? 2 : 1)];
      if (name?.kind !== 'word' || !(isElement ? pseudoElements : pseudoClasses).has(name.text))
        return failed('selector');
      written += `${isElement ? '::' : ':'}${name.text}`;
      closed = isElement;
      at += isElement ? 3 : 2;
    } else if (token.kind === 'space' && hooked) {
      written += ' ';
      hooked = false;
      at += 1;
    } else return failed('selector');
  }
  return hooked ? success(written) : failed('selector');
};

/** Each step of the selector must name a part: markup that has no `data-part` is not the tenants' to style. */
export const writeSelector = (tokens: readonly CssToken[]): Written => {
  const written: string[] = [];
  for (const piece of splitAtCommas(tokens)) {
    const one = writeOne(trimSpace(piece));
    if (!one.ok) return one;
    written.push(one.value);
  }
  return success(written.join(','));
};
