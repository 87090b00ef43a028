import { failed, success } from '../../../../../platform/kernel/result.ts';
import {
  type CssBlock,
  type CssToken,
  cssBlocks,
  cssDeclarations,
  cssTokens,
  isSign,
  trimSpace,
} from './tenant-css/css-syntax.ts';
import { writeSelector } from './tenant-css/part-selector.ts';
import type { Refusal, RefusalReason, Written } from './tenant-css/refusal.ts';
import { writeValue } from './tenant-css/safe-value.ts';

export interface TenantCss {
  readonly css: string;
  readonly refused: readonly Refusal[];
}

const longest = 65_536;
const longestQuote = 200;

/**
 * Keeps of a tenant's `cssContent` what styles named parts with harmless properties. The result is written anew from
 * tokens that were understood, so a text that browsers read differently from this parser still cannot do harm.
 */
export const filterTenantCss = (source: string): TenantCss => {
  const refused: Refusal[] = [];

  const refuse = (tokens: readonly CssToken[], why: RefusalReason): string => {
    const text = source.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0);
    refused.push({ text: text.slice(0, longestQuote).trim(), why: text.includes('\\') ? 'escape' : why });
    return '';
  };

  const writeRule = ({ prelude, body = [] }: CssBlock): string => {
    const selector = writeSelector(prelude);
    if (!selector.ok) return refuse([...prelude, ...body], selector.failure);
    const declarations = cssDeclarations(body).map((piece) => {
      const written = writeDeclaration(piece);
      return written.ok ? written.value : refuse(piece, written.failure);
    });
    const kept = declarations.filter((declaration) => declaration !== '').join(';');
    return kept === '' ? '' : `${selector.value}{${kept}}`;
  };

  const writeAtRule = (name: string, block: CssBlock, depth: Depth): string => {
    const prelude = trimSpace(block.prelude).slice(1);
    const isOurLayer =
      name === 'layer' &&
      trimSpace(prelude)
        .map((token) => token.text)
        .join('') === 'tenant';
    if (block.body && isOurLayer && depth === 'sheet') return writeBlocks(block.body, 'layer');
    if (!block.body || name !== 'media' || depth === 'media')
      return refuse([...block.prelude, ...(block.body ?? [])], 'atRule');
    const condition = writeMediaCondition(prelude);
    if (!condition.ok) return refuse([...block.prelude, ...block.body], condition.failure);
    const rules = writeBlocks(block.body, 'media');
    return rules === '' ? '' : `@media ${condition.value}{\n${rules}\n}`;
  };

  const writeBlocks = (tokens: readonly CssToken[], depth: Depth): string =>
    cssBlocks(tokens)
      .map((block) => {
        const first = trimSpace(block.prelude)[0];
        if (first?.kind === 'at') return writeAtRule(first.text, block, depth);
        return block.body ? writeRule(block) : refuse(block.prelude, 'notCss');
      })
      .filter((written) => written !== '')
      .join('\n');

  if (source.length > longest) return { css: '', refused: [{ text: source.slice(0, longestQuote), why: 'tooLong' }] };
  const rules = writeBlocks(cssTokens(source), 'sheet');
  return { css: rules === '' ? '' : `@layer tenant{\n${rules}\n}\n`, refused };
};

/** Where a statement stands: what it may be depends on it. */
type Depth = 'sheet' | 'layer' | 'media';

const writeDeclaration = (piece: readonly CssToken[]): Written => {
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

const width = /^(?:\d+(?:\.\d+)?|\.\d+)(?:px|rem|em)$/;

const writeFeature = (name: CssToken | undefined, value: CssToken | undefined): string | undefined => {
  if (name?.kind !== 'word' || !value) return undefined;
  const isWidth = name.text === 'min-width' || name.text === 'max-width';
  if (isWidth && value.kind === 'number' && width.test(value.text)) return `(${name.text}:${value.text})`;
  const isScheme = value.kind === 'word' && (value.text === 'dark' || value.text === 'light');
  return name.text === 'prefers-color-scheme' && isScheme ? `(${name.text}:${value.text})` : undefined;
};

/** `(min-width: …)`, `(max-width: …)` and `(prefers-color-scheme: …)`, joined by `and`. */
const writeMediaCondition = (prelude: readonly CssToken[]): Written => {
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

const side = '(?:-(?:top|right|bottom|left|(?:inline|block)(?:-(?:start|end))?))?';
const corner = '(?:-(?:top|bottom)-(?:left|right)|-(?:start|end)-(?:start|end))?';

const families: readonly RegExp[] = [
  new RegExp(`^border${side}(?:-(?:width|style|color))?$`),
  new RegExp(`^border${corner}-radius$`),
  new RegExp(`^(?:padding|margin)${side}$`),
  /^text-(?:align|decoration(?:-(?:line|color|style|thickness))?|transform|indent|overflow|shadow|underline-offset|wrap)$/,
  /^(?:min|max)-(?:width|height|inline-size|block-size)$/,
  /^(?:justify|align|place)-(?:content|items|self)$/,
  /^(?:(?:row|column)-)?gap$/,
  /^grid-template-(?:columns|rows)$/,
  /^font-(?:size|weight|style|family)$/,
];

const singles: ReadonlySet<string> = new Set([
  'color',
  'background-color',
  'letter-spacing',
  'line-height',
  'box-shadow',
  'opacity',
  'content',
]);

/** None of these moves a thing over another, loads anything, or takes away the focus ring. */
const isAllowedProperty = (name: string): boolean => singles.has(name) || families.some((family) => family.test(name));
