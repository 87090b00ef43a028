import { failed, success } from '../../../../../../platform/kernel/result.ts';
import { type CssToken, isSign } from './css-tokens.ts';
import type { Written } from './refusal.ts';

const width = /^(?:\d+(?:\.\d+)?|\.\d+)(?:px|rem|em)$/;

const writeFeature = (name: CssToken | undefined, value: CssToken | undefined): string | undefined => {
  if (name?.kind !== 'word' || !value) return undefined;
  const isWidth = name.text === 'min-width' || name.text === 'max-width';
  if (isWidth && value.kind === 'number' && width.test(value.text)) return `(${name.text}:${value.text})`;
  const isScheme = value.kind === 'word' && (value.text === 'dark' || value.text === 'light');
  return name.text === 'prefers-color-scheme' && isScheme ? `(${name.text}:${value.text})` : undefined;
};

/** `(min-width: …)`, `(max-width: …)` and `(prefers-color-scheme: …)`, joined by `and`. */
export const writeMediaCondition = (prelude: readonly CssToken[]): Written => {
  const tokens = prelude.filter((token) => token.kind !== 'space');
  const written: string[] = [];
  for (let at = 0; at < tokens.length; at += 6) {
    const [open, name, colon, value, close, and] = tokens.slice(at, at + 6);
    const feature = writeFeature(name, value);
    const shaped = isSign(open, '(') && isSign(colon, ':') && isSign(close, ')');
    const joined = and === undefined || (and.kind === 'word' && and.text === 'and' && at + 6 < tokens.length);
    if (!feature || !shaped || !joined) return failed('mediaCondition');
    written.push(feature);
  }
  return written.length > 0 ? success(written.join(' and ')) : failed('mediaCondition');
};
