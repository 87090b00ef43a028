import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Srgb } from './colour/srgb.ts';

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
