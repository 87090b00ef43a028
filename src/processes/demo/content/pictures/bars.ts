import { type AxisNames, axes, frame } from './axes.ts';
import type { Palette } from './palette.ts';
import { at, drawing } from './svg.ts';

/** Groups of bars with their single measurements. */
export function drawBars(random: () => number, palette: Palette, names: AxisNames, ends: { x: number; y: number }) {
  const { left, top, right, bottom } = frame;
  const groups = 5;
  const colours = [palette.main, palette.second];
  const room = (right - left) / groups;
  const bars = Array.from({ length: groups }, (_, group) =>
    colours
      .map((colour, order) => {
        const share = Math.min(0.2 + random() * 0.25 + group * 0.1 * (order === 0 ? 1 : 0.4), 0.93);
        const width = room * 0.32;
        const x = left + room * (group + 0.16) + order * (width + 6);
        const height = share * (bottom - top);
        const dots = Array.from({ length: 6 }, () => {
          const dotX = x + width * (0.2 + random() * 0.6);
          const dotY = bottom - height * (0.88 + random() * 0.22);
          return `<circle cx="${at(dotX)}" cy="${at(dotY)}" r="4" fill="${palette.ink}" fill-opacity="0.55"/>`;
        });
        return (
          `<rect x="${at(x)}" y="${at(bottom - height)}" width="${at(width)}" height="${at(height)}" fill="${colour}" fill-opacity="0.78"/>` +
          `<path d="M${at(x + width / 2)} ${at(bottom - height * 1.08)}V${at(bottom - height * 0.92)}" stroke="${palette.ink}" stroke-width="2"/>${dots.join('')}`
        );
      })
      .join(''),
  );
  return drawing(frame.width, frame.height, palette.paper, axes(palette, names, ends) + bars.join(''));
}
