import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';

/** Always `#rrggbb` in lower case, so that equal colours are equal strings. */
export type HexColour = `#${string}`;

export interface NotAColour {
  readonly code: 'notAColour';
  readonly text: string;
}

const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/;
const long = /^#[0-9a-f]{6}$/;

/** What a site may store as a colour: `#rgb` or `#rrggbb`. */
export const parseCssColour = (text: string): Result<HexColour, NotAColour> => {
  const hex = text.trim().toLowerCase();
  if (long.test(hex)) return success(hex as HexColour);
  const [, red, green, blue] = short.exec(hex) ?? [];
  if (!red || !green || !blue) return failed({ code: 'notAColour', text });
  return success<HexColour>(`#${red}${red}${green}${green}${blue}${blue}`);
};

export const channelsOf = (hex: HexColour): Srgb => ({
  red: Number.parseInt(hex.slice(1, 3), 16),
  green: Number.parseInt(hex.slice(3, 5), 16),
  blue: Number.parseInt(hex.slice(5, 7), 16),
});

export const hexOf = ({ red, green, blue }: Srgb): HexColour =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A colour as screens show it: three channels of 8 bits, gamma encoded. */
export interface Srgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** The same light without the gamma, 0 to 1 a channel; outside of it a screen cannot show the colour. */
export interface LinearRgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const decode = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const encode = (light: number): number => {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

const toLinear = ({ red, green, blue }: Srgb): LinearRgb => ({
  red: decode(red),
  green: decode(green),
  blue: decode(blue),
});

const fromLinear = ({ red, green, blue }: LinearRgb): Srgb => ({
  red: encode(red),
  green: encode(green),
  blue: encode(blue),
});

/** Björn Ottosson's OKLab as lightness 0–1, chroma and hue in degrees: equal steps look equal. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Below this a colour is seen as grey and its hue is rounding noise. */
export const isGrey = ({ chroma }: Oklch): boolean => chroma < 0.02;

const toOklch = ({ red, green, blue }: LinearRgb): Oklch => {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
};

const fromOklch = ({ lightness, chroma, hue }: Oklch): LinearRgb => {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    blue: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
};

const tolerance = 0.0005;

const isInGamut = ({ red, green, blue }: LinearRgb): boolean =>
  [red, green, blue].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** Gives up chroma, never lightness or hue: contrast hangs on the one, recognition on the other. */
export const intoGamut = (colour: Oklch): Oklch => {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  if (isInGamut(fromOklch({ ...colour, lightness }))) return { ...colour, lightness };
  let possible = 0;
  let lost = colour.chroma;
  while (lost - possible > 0.0005) {
    const middle = (possible + lost) / 2;
    if (isInGamut(fromOklch({ ...colour, lightness, chroma: middle }))) possible = middle;
    else lost = middle;
  }
  return { ...colour, lightness, chroma: possible };
};

export const hexOfOklch = (colour: Oklch): HexColour => hexOf(fromLinear(fromOklch(intoGamut(colour))));

export const oklchOfHex = (hex: HexColour): Oklch => toOklch(toLinear(channelsOf(hex)));

/** WCAG 2.2 level AA: 4.5 for text of any size, 3 for borders, icons and marks. */
export const leastForText = 4.5;
export const leastForMarks = 3;

export const relativeLuminance = (hex: HexColour): number => {
  const { red, green, blue } = toLinear(channelsOf(hex));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrastRatio = (one: HexColour, other: HexColour): number => {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
