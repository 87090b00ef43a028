import { isGrey, type Oklch } from './colour/oklch.ts';
import type { Scheme } from './neutrals.ts';

/** Accents for a site that names none. A grey has no neighbours in hue: its accents are greys that also stand out. */
export const hueNeighbours = (colour: Oklch, scheme: Scheme): readonly [Oklch, Oklch, Oklch] => {
  const turned = (degrees: number): Oklch => ({ ...colour, hue: (colour.hue + degrees + 360) % 360 });
  const direction = colour.lightness > (scheme === 'light' ? 0.4 : 0.8) ? -1 : 1;
  const shifted = (by: number): Oklch => ({ ...colour, lightness: colour.lightness + by * direction });
  return isGrey(colour) ? [shifted(0.12), shifted(0.2), shifted(0.28)] : [turned(35), turned(-35), turned(70)];
};
