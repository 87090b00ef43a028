import type { HexColour } from './colour.ts';
import { contrastRatio, hexOfOklch, isGrey, leastForMarks, leastForText, type Oklch, oklchOfHex } from './colour.ts';
import { type NeutralToken, neutrals, neutralTokens, type Scheme } from './neutrals.ts';

export const themeTokens = [
  'theme',
  'theme-hover',
  'theme-active',
  'on-theme',
  'theme-tint',
  'theme-tint-2',
  'theme-line',
  'theme-text',
  'theme-deep',
  'on-deep',
  'on-deep-2',
  'accent1',
  'on-accent1',
  'accent2',
  'on-accent2',
  'accent3',
  'on-accent3',
] as const;

export type ThemeToken = (typeof themeTokens)[number];
export type ColourToken = ThemeToken | NeutralToken;
export const colourTokens: readonly ColourToken[] = [...neutralTokens, ...themeTokens];

export type Palette = Readonly<Record<ColourToken, HexColour>>;

export interface SiteColours {
  readonly colour: HexColour;
  readonly colour1?: HexColour | undefined;
  readonly colour2?: HexColour | undefined;
  readonly colour3?: HexColour | undefined;
}

/** Lightness and greatest chroma of each surface that is made from the theme colour. */
const surfaces = {
  light: { tint: [0.965, 0.018], tint2: [0.935, 0.034], line: [0.86, 0.05], deep: [0.27, 0.06] },
  dark: { tint: [0.245, 0.03], tint2: [0.29, 0.045], line: [0.38, 0.06], deep: [0.29, 0.06] },
} as const;

const white: HexColour = '#ffffff';
const nearBlack: HexColour = '#0b0b0c';

const textOn = (background: HexColour): HexColour =>
  contrastRatio(white, background) >= leastForText ? white : nearBlack;

const standsOut = (hex: HexColour, backgrounds: readonly HexColour[], least: number): boolean =>
  backgrounds.every((background) => contrastRatio(hex, background) >= least);

/** A dark colour is lifted on dark paper before it is measured: the bare minimum of contrast would look like a stain. */
const startIn = (scheme: Scheme, colour: Oklch): Oklch =>
  scheme === 'light'
    ? colour
    : { ...colour, lightness: Math.max(0.68, colour.lightness), chroma: Math.min(colour.chroma, 0.15) };

/** A pressed button moves away from its label, so the label only gains; at the ends of the scale there is no room for that. */
const pressed = (hex: HexColour, label: HexColour, by: number): HexColour => {
  const colour = oklchOfHex(hex);
  const darker = label === white ? colour.lightness >= 0.35 : colour.lightness > 0.82;
  return hexOfOklch({ ...colour, lightness: colour.lightness + (darker ? -by : by) });
};

export const paletteOf = (colours: SiteColours, scheme: Scheme): Palette => {
  const base = oklchOfHex(colours.colour);
  const neutral = neutrals[scheme];
  const surface = ([lightness, most]: readonly [number, number], share: number): HexColour =>
    hexOfOklch({ lightness, chroma: Math.min(base.chroma * share, most), hue: base.hue });

  const tint = surface(surfaces[scheme].tint, 0.25);
  const tint2 = surface(surfaces[scheme].tint2, 0.35);
  const deep = surface(surfaces[scheme].deep, 0.6);
  const backgrounds = [neutral.paper, neutral.panel, tint, tint2];

  const mark = (colour: Oklch): HexColour =>
    fitLightness(
      startIn(scheme, colour),
      (hex) => standsOut(hex, backgrounds, leastForMarks) && contrastRatio(textOn(hex), hex) >= leastForText,
    );

  const theme = mark(base);
  const onTheme = textOn(theme);
  const neighbours = hueNeighbours(oklchOfHex(theme), scheme);
  const accent1 = mark(colours.colour1 ? oklchOfHex(colours.colour1) : neighbours[0]);
  const accent2 = mark(colours.colour2 ? oklchOfHex(colours.colour2) : neighbours[1]);
  const accent3 = mark(colours.colour3 ? oklchOfHex(colours.colour3) : neighbours[2]);

  return {
    ...neutral,
    theme,
    'theme-hover': pressed(theme, onTheme, 0.06),
    'theme-active': pressed(theme, onTheme, 0.11),
    'on-theme': onTheme,
    'theme-tint': tint,
    'theme-tint-2': tint2,
    'theme-line': surface(surfaces[scheme].line, 0.45),
    'theme-text': fitLightness(oklchOfHex(theme), (hex) => standsOut(hex, backgrounds, leastForText)),
    'theme-deep': deep,
    'on-deep': white,
    'on-deep-2': hexOfOklch({ lightness: 0.86, chroma: Math.min(base.chroma, 0.06), hue: base.hue }),
    accent1,
    'on-accent1': textOn(accent1),
    accent2,
    'on-accent2': textOn(accent2),
    accent3,
    'on-accent3': textOn(accent3),
  };
};

/** Accents for a site that names none. A grey has no neighbours in hue: its accents are greys that also stand out. */
const hueNeighbours = (colour: Oklch, scheme: Scheme): readonly [Oklch, Oklch, Oklch] => {
  const turned = (degrees: number): Oklch => ({ ...colour, hue: (colour.hue + degrees + 360) % 360 });
  const direction = colour.lightness > (scheme === 'light' ? 0.4 : 0.8) ? -1 : 1;
  const shifted = (by: number): Oklch => ({ ...colour, lightness: colour.lightness + by * direction });
  return isGrey(colour) ? [shifted(0.12), shifted(0.2), shifted(0.28)] : [turned(35), turned(-35), turned(70)];
};

const step = 0.005;

/** The colour of this hue that is good enough and nearest in lightness: itself, if it already is. */
const fitLightness = (wanted: Oklch, isGoodEnough: (hex: HexColour) => boolean): HexColour => {
  const asWanted = hexOfOklch(wanted);
  if (isGoodEnough(asWanted)) return asWanted;
  for (let away = step; away <= 1; away += step) {
    for (const lightness of [wanted.lightness - away, wanted.lightness + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = hexOfOklch({ ...wanted, lightness });
      if (isGoodEnough(hex)) return hex;
    }
  }
  return asWanted;
};
