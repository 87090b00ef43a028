import { channelsOf, type HexColour } from '../css-colour.ts';
import { toLinear } from './srgb.ts';

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
