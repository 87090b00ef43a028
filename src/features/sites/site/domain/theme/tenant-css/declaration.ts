import { failed, success } from '../../../../../../platform/kernel/result.ts';
import { type CssToken, isSign, trimSpace } from './css-tokens.ts';
import { isAllowedProperty } from './properties.ts';
import type { Written } from './refusal.ts';
import { writeValue } from './safe-value.ts';

export const writeDeclaration = (piece: readonly CssToken[]): Written => {
  if (piece.some((token) => isSign(token, '{'))) return failed('nestedRule');
  const tokens = trimSpace(piece);
  const colon = tokens.findIndex((token) => isSign(token, ':'));
  const [name, more] = trimSpace(tokens.slice(0, Math.max(0, colon)));
  if (name?.kind !== 'word' || more) return failed('notCss');
  if (!isAllowedProperty(name.text)) return failed('property');
  const value = trimSpace(tokens.slice(colon + 1));
  if (value.some((token) => isSign(token, '!'))) return failed('important');
  const written = writeValue(name.text, value);
  return written.ok ? success(`${name.text}:${written.value}`) : written;
};
