import { contrastRatio, leastForText } from './colour/contrast.ts';
import { channelsOf, type HexColour, hexOf, parseCssColour } from './css-colour.ts';
import { type Scheme, schemes } from './neutrals.ts';
import { type ColourToken, colourTokens, type Palette } from './palette.ts';
import { cssBlocks, cssDeclarations } from './tenant-css/css-blocks.ts';
import { type CssToken, cssTokens } from './tenant-css/css-tokens.ts';
import { filterTenantCss } from './tenant-css.ts';
import type { WeakContrast } from './weak-contrast.ts';

type Palettes = Readonly<Record<Scheme, Palette>>;

interface StyleRule {
  readonly selector: string;
  readonly schemes: readonly Scheme[];
  readonly color: string | undefined;
  readonly background: string | undefined;
  readonly opacity: number;
}

const textOf = (css: string, tokens: readonly CssToken[]): string =>
  css.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0).trim();

/** The rules of a style that was filtered and written anew: one form, no surprises. */
function rulesOf(css: string, tokens: readonly CssToken[], among: readonly Scheme[]): StyleRule[] {
  return cssBlocks(tokens).flatMap(({ prelude, body = [] }) => {
    const head = textOf(css, prelude);
    if (head.startsWith('@')) {
      const asked = /prefers-color-scheme:(light|dark)/.exec(head)?.[1];
      return rulesOf(css, body, asked ? among.filter((scheme) => scheme === asked) : among);
    }
    const values = new Map(
      cssDeclarations(body).map((piece) => {
        const [name = '', ...value] = textOf(css, piece).split(':');
        return [name.trim(), value.join(':').trim()];
      }),
    );
    const opacity = values.get('opacity') ?? '1';
    return {
      selector: head,
      schemes: among,
      color: values.get('color'),
      background: values.get('background-color'),
      opacity: Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1),
    };
  });
}

/** These take the colour from elsewhere, where it is measured. */
const borrowed = ['inherit', 'currentcolor', 'transparent', 'initial', 'unset'];
const named: Readonly<Record<string, HexColour>> = { white: '#ffffff', black: '#000000' };
const variable = /^var\(--([a-z0-9-]+)\)$/;

function measured(value: string, palette: Palette): HexColour | undefined {
  const token = variable.exec(value)?.[1];
  if (token) return colourTokens.includes(token as ColourToken) ? palette[token as ColourToken] : undefined;
  const hex = parseCssColour(value);
  return hex.ok ? hex.value : named[value];
}

/** How a colour looks that lets some of its ground through. */
function seenThrough(foreground: HexColour, background: HexColour, opacity: number): HexColour {
  const [over, under] = [channelsOf(foreground), channelsOf(background)];
  const mix = (channel: 'red' | 'green' | 'blue') =>
    Math.round(over[channel] * opacity + under[channel] * (1 - opacity));
  return hexOf({ red: mix('red'), green: mix('green'), blue: mix('blue') });
}

/** Where a rule names one of the two colours only, the other is whatever the pages put there. */
const usualGrounds: readonly ColourToken[] = ['paper', 'panel'];
const usualTexts: readonly ColourToken[] = ['ink', 'ink-2', 'theme-text'];

export function weakStyles(cssContent: string, palettes: Palettes): WeakContrast[] {
  const { css } = filterTenantCss(cssContent);
  const weak = rulesOf(css, cssTokens(css), schemes).flatMap((rule) => weakOf(rule, palettes));
  return [...new Map(weak.map((one) => [one.key, one])).values()];
}

function weakOf({ selector, schemes, ...rule }: StyleRule, palettes: Palettes): WeakContrast[] {
  const isBorrowed = (value: string | undefined) => value === undefined || borrowed.includes(value);
  if (isBorrowed(rule.color) && isBorrowed(rule.background) && rule.opacity === 1) return [];
  return schemes.flatMap((scheme): WeakContrast[] => {
    const palette = palettes[scheme];
    const colours = (value: string | undefined, usual: readonly ColourToken[]) =>
      value === undefined || isBorrowed(value) ? usual.map((token) => palette[token]) : [measured(value, palette)];
    const unknown = [rule.color, rule.background].find(
      (value) => value !== undefined && !isBorrowed(value) && measured(value, palette) === undefined,
    );
    if (unknown) return [{ what: 'unknown', key: `${selector} ${unknown}`, selector, value: unknown }];
    const pairs = colours(rule.background, usualGrounds).flatMap((background) =>
      colours(rule.color, usualTexts).map((color) => pairOf(color, background, rule.opacity)),
    );
    const worst = pairs.toSorted((one, other) => one.ratio - other.ratio)[0];
    if (!worst || worst.ratio >= leastForText) return [];
    const { foreground, background, ratio } = worst;
    return [
      {
        ...{ what: 'style', key: `${selector} ${scheme} ${foreground} ${background}` },
        ...{ selector, scheme, foreground, background, ratio, least: leastForText },
      },
    ];
  });
}

function pairOf(color: HexColour = '#000000', background: HexColour = '#ffffff', opacity = 1) {
  const foreground = opacity < 1 ? seenThrough(color, background, opacity) : color;
  return { foreground, background, ratio: contrastRatio(foreground, background) };
}
