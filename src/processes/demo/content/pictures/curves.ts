import { type AxisNames, axes, frame } from './axes.ts';
import type { Palette } from './palette.ts';
import { at, drawing, polyline } from './svg.ts';

const shapes: readonly ((share: number, steep: number) => number)[] = [
  (share, steep) => 1 - Math.exp(-share * (2 + steep * 4)),
  (share, steep) => 1 / (1 + Math.exp(-(share - 0.5) * (8 + steep * 10))),
  (share, steep) => 1 - 0.85 / (1 + ((share - 0.35 - steep * 0.3) / 0.06) ** 2),
  (share, steep) => Math.exp(-share * (1.5 + steep * 3)) * (0.75 + 0.25 * Math.cos(share * (18 + steep * 12))),
];

/** Measured points with their errors on two or three curves. */
export function drawCurves(random: () => number, palette: Palette, names: AxisNames, ends: { x: number; y: number }) {
  const { left, top, right, bottom } = frame;
  const shape = shapes[Math.floor(random() * shapes.length)] as (typeof shapes)[number];
  const colours = [palette.main, palette.second, palette.third].slice(0, 2 + Math.floor(random() * 2));
  const place = (share: number, value: number): [number, number] => [
    left + share * (right - left),
    bottom - value * 0.92 * (bottom - top),
  ];
  const drawn = colours.map((colour, order) => {
    const steep = random();
    const height = 0.95 - order * 0.22;
    const line = Array.from({ length: 81 }, (_, step) => place(step / 80, height * shape(step / 80, steep)));
    const points = Array.from({ length: 14 }, (_, step) => {
      const share = (step + 0.5) / 14;
      const [x, y] = place(share, Math.max(height * shape(share, steep) + (random() - 0.5) * 0.05, 0.01));
      const error = 5 + random() * 8;
      return `<path d="M${at(x)} ${at(y - error)}v${at(error * 2)}" stroke="${colour}" stroke-width="1.5"/><circle cx="${at(x)}" cy="${at(y)}" r="5" fill="${palette.paper}" stroke="${colour}" stroke-width="2.5"/>`;
    });
    return polyline(line, `stroke="${colour}" stroke-width="3" stroke-opacity="0.75"`) + points.join('');
  });
  return drawing(frame.width, frame.height, palette.paper, axes(palette, names, ends) + drawn.join(''));
}
