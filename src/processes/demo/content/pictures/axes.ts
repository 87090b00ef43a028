import type { Palette } from './palette.ts';
import { word } from './svg.ts';

/** The part of a plot that holds the data. */
export const frame = { left: 86, top: 30, right: 770, bottom: 450, width: 800, height: 530 } as const;

export interface AxisNames {
  readonly x: string;
  readonly y: string;
}

/** Frame, grid and scales, which run from 0 to the given ends. */
export function axes(palette: Palette, names: AxisNames, ends: { readonly x: number; readonly y: number }): string {
  const { left, top, right, bottom } = frame;
  const steps = [0, 1, 2, 3, 4, 5];
  const small = `font-size="17" fill="${palette.ink}"`;
  const grid = steps.map((step) => {
    const x = left + ((right - left) * step) / 5;
    const y = bottom - ((bottom - top) * step) / 5;
    return (
      `<path d="M${x} ${top}V${bottom}M${left} ${y}H${right}" stroke="${palette.faint}" stroke-width="1"/>` +
      word(x, bottom + 26, scale((ends.x * step) / 5), `${small} text-anchor="middle"`) +
      word(left - 10, y + 6, scale((ends.y * step) / 5), `${small} text-anchor="end"`)
    );
  });
  const large = `font-size="20" fill="${palette.ink}"`;
  return [
    ...grid,
    `<path d="M${left} ${top}V${bottom}H${right}" stroke="${palette.ink}" stroke-width="2" fill="none"/>`,
    word((left + right) / 2, bottom + 62, names.x, `${large} text-anchor="middle"`),
    word(0, 0, names.y, `${large} text-anchor="middle" transform="translate(24 ${(top + bottom) / 2}) rotate(-90)"`),
  ].join('');
}

const scale = (value: number): string => String(Number(value.toPrecision(2)));
