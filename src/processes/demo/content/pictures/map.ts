import { type AxisNames, axes, frame } from './axes.ts';
import { between, type Palette } from './palette.ts';
import { at, drawing } from './svg.ts';

const columns = 38;
const rows = 24;

/** A quantity over a plane, in colours from dark to light. */
export function drawMap(random: () => number, palette: Palette, names: AxisNames, ends: { x: number; y: number }) {
  const { left, top, right, bottom } = frame;
  const waves = Array.from({ length: 4 }, () => ({ x: random() * 9, y: random() * 9, phase: random() * 6.3 }));
  const peak = { x: 0.25 + random() * 0.5, y: 0.25 + random() * 0.5, wide: 0.1 + random() * 0.12 };
  const cell = { width: (right - left) / columns, height: (bottom - top) / rows };
  const cells: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column / columns, row / rows];
      const ripple = waves.reduce((sum, wave) => sum + Math.sin(wave.x * x * 3 + wave.y * y * 3 + wave.phase), 0) / 8;
      const value = 0.4 + ripple * 0.5 + Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / peak.wide ** 2) * 0.7;
      const colour =
        value < 0.5 ? between(palette.deep, palette.main, value * 2) : between(palette.main, '#fff3d6', value * 2 - 1);
      cells.push(
        `<rect x="${at(left + column * cell.width)}" y="${at(top + row * cell.height)}" width="${at(cell.width + 0.6)}" height="${at(cell.height + 0.6)}" fill="${colour}"/>`,
      );
    }
  return drawing(frame.width, frame.height, palette.paper, axes(palette, names, ends) + cells.join(''));
}
