import type { HexColour } from '../css-colour.ts';
import { hexOfOklch } from './gamut.ts';
import type { Oklch } from './oklch.ts';

const step = 0.005;

/** The colour of this hue that is good enough and nearest in lightness: itself, if it already is. */
export const fitLightness = (wanted: Oklch, isGoodEnough: (hex: HexColour) => boolean): HexColour => {
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
