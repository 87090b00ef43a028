import { channelsOf, type HexColour, hexOf } from '../css-colour.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';
import { fromLinear, type LinearRgb, toLinear } from './srgb.ts';

const tolerance = 0.0005;

const isShown = ({ red, green, blue }: LinearRgb): boolean =>
  [red, green, blue].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** Gives up chroma, never lightness or hue: contrast hangs on the one, recognition on the other. */
export const intoGamut = (colour: Oklch): Oklch => {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  if (isShown(fromOklch({ ...colour, lightness }))) return { ...colour, lightness };
  let shown = 0;
  let lost = colour.chroma;
  while (lost - shown > 0.0005) {
    const middle = (shown + lost) / 2;
    if (isShown(fromOklch({ ...colour, lightness, chroma: middle }))) shown = middle;
    else lost = middle;
  }
  return { ...colour, lightness, chroma: shown };
};

export const hexOfOklch = (colour: Oklch): HexColour => hexOf(fromLinear(fromOklch(intoGamut(colour))));

export const oklchOfHex = (hex: HexColour): Oklch => toOklch(toLinear(channelsOf(hex)));
