import { seededRandom } from '../../seeded-random.ts';
import type { FigureStyle, Line } from '../field.ts';
import type { AxisNames } from './axes.ts';
import { drawBars } from './bars.ts';
import { drawCurves } from './curves.ts';
import { drawMap } from './map.ts';
import { drawMicrograph } from './micrograph.ts';
import type { Palette } from './palette.ts';
import { drawScheme } from './scheme.ts';

const withUnit = (symbol: string, unit: string): string => (unit ? `${symbol} (${unit})` : symbol);

/** The end of a scale that five steps divide evenly. */
function roundUp(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return (Math.ceil((value / size) * 2) / 2 + 0.5) * size;
}

/** A figure about a line of work. Symbols instead of words: one picture serves every language. */
export function drawFigure(style: FigureStyle, line: Line, palette: Palette, seed: number): string {
  const random = seededRandom(seed);
  const names: AxisNames = {
    x: withUnit(line.variableSymbol, line.variableUnit),
    y: withUnit(line.symbol, line.unit),
  };
  const ends = {
    x: 10 ** Math.floor(1 + random() * 2) * (1 + Math.floor(random() * 4)),
    y: roundUp(Math.max(line.before, line.after)),
  };
  switch (style) {
    case 'curves':
      return drawCurves(random, palette, names, ends);
    case 'bars':
      return drawBars(random, palette, names, ends);
    case 'map':
      return drawMap(random, palette, { ...names, y: 'y (µm)' }, { ...ends, y: 50 });
    case 'micrograph':
      return drawMicrograph(random, palette);
    case 'scheme':
      return drawScheme(random, palette);
  }
}
