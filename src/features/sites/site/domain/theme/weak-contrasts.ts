import {
  channelsOf,
  contrastRatio,
  type HexColour,
  hexOf,
  leastForMarks,
  leastForText,
  parseCssColour,
} from './colour.ts';
import { neutrals, type Scheme, schemes } from './neutrals.ts';
import { type ColourToken, colourTokens, type Palette, paletteOf } from './palette.ts';
import { coloursOf, ownColourId, type SiteTheme } from './site-theme.ts';
import { type CssToken, cssBlocks, cssDeclarations, cssTokens } from './tenant-css/css-syntax.ts';
import { filterTenantCss } from './tenant-css.ts';

/** Something in a site's look that can hardly be read. Its key says all of it, so that a yes to it is a yes to nothing else. */
export type WeakContrast = { readonly key: string } & (
  | {
      /** The site's colour is too pale to be seen on paper; a darker one of its hue is used in its place. */
      readonly what: 'colour';
      readonly chosen: HexColour;
      readonly used: HexColour;
      readonly ratio: number;
      readonly least: number;
    }
  | {
      /** A rule of the site's own style. */
      readonly what: 'style';
      readonly selector: string;
      readonly scheme: Scheme;
      readonly foreground: HexColour;
      readonly background: HexColour;
      readonly ratio: number;
      readonly least: number;
    }
  /** A rule whose colour is written so that it can't be measured. */
  | { readonly what: 'unknown'; readonly selector: string; readonly value: string }
);

const ownColours = [
  ['colour', 'theme'],
  ['colour1', 'accent1'],
  ['colour2', 'accent2'],
  ['colour3', 'accent3'],
] as const;

/** What the palette makes of any colour can be read; weak is only what it had to replace, and what the site's own style does. */
export function weakContrasts(theme: SiteTheme): WeakContrast[] {
  const palettes = { light: paletteOf(coloursOf(theme), 'light'), dark: paletteOf(coloursOf(theme), 'dark') };
  const replaced = ownColours.flatMap(([name, token]): WeakContrast[] => {
    const chosen = parseCssColour((theme.colourId === ownColourId && theme[name]) || '');
    const used = palettes.light[token];
    if (!chosen.ok || chosen.value === used) return [];
    const ratio = contrastRatio(chosen.value, neutrals.light.paper);
    return [
      {
        what: 'colour',
        key: `${name} ${chosen.value} > ${used}`,
        chosen: chosen.value,
        used,
        ratio,
        least: leastForMarks,
      },
    ];
  });
  return [...replaced, ...weakStyles(theme.cssContent ?? '', palettes)];
}

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
      const only = /prefers-color-scheme:(light|dark)/.exec(head)?.[1];
      return rulesOf(css, body, only ? among.filter((scheme) => scheme === only) : among);
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

/** How a colour looks that lets some of its background through. */
function seenThrough(foreground: HexColour, background: HexColour, opacity: number): HexColour {
  const [over, under] = [channelsOf(foreground), channelsOf(background)];
  const mix = (channel: 'red' | 'green' | 'blue') =>
    Math.round(over[channel] * opacity + under[channel] * (1 - opacity));
  return hexOf({ red: mix('red'), green: mix('green'), blue: mix('blue') });
}

/** Where a rule names one of the two colours only, the other is whatever the pages put there. */
const usualBackgrounds: readonly ColourToken[] = ['paper', 'panel'];
const usualTexts: readonly ColourToken[] = ['ink', 'ink-2', 'theme-text'];

function weakStyles(cssContent: string, palettes: Palettes): WeakContrast[] {
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
    const pairs = colours(rule.background, usualBackgrounds).flatMap((background) =>
      colours(rule.color, usualTexts).map((color) => pairOf(color, background, rule.opacity)),
    );
    const worst = pairs.toSorted((one, other) => one.ratio - other.ratio)[0];
    if (!worst || worst.ratio >= leastForText) return [];
    const { foreground, background, ratio } = worst;
    return [
      {
        what: 'style',
        key: `${selector} ${scheme} ${foreground} ${background}`,
        selector,
        scheme,
        foreground,
        background,
        ratio,
        least: leastForText,
      },
    ];
  });
}

function pairOf(color: HexColour = '#000000', background: HexColour = '#ffffff', opacity = 1) {
  const foreground = opacity < 1 ? seenThrough(color, background, opacity) : color;
  return { foreground, background, ratio: contrastRatio(foreground, background) };
}
