import { type CssBlock, cssBlocks, cssDeclarations } from './tenant-css/css-blocks.ts';
import { type CssToken, cssTokens, trimSpace } from './tenant-css/css-tokens.ts';
import { writeDeclaration } from './tenant-css/declaration.ts';
import { writeMediaCondition } from './tenant-css/media-condition.ts';
import { writeSelector } from './tenant-css/part-selector.ts';
import type { Refusal, RefusalReason } from './tenant-css/refusal.ts';

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
