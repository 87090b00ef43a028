import { type PlotBand, plotBands, rounded } from '../../../../platform/ui/plot-bands.ts';

export type ChartMonth<Measure extends string> = Readonly<Record<Measure, number>> & { readonly month: string };

/** The size of the drawing, in its own units. */
export const chartSize = { width: 720, band: 90, gap: 44, top: 24, foot: 26 } as const;
/** Room that a month's name takes under the axis. */
const tickRoom = 90;

export interface ChartShape<Measure extends string> {
  readonly step: number;
  readonly height: number;
  readonly bands: readonly PlotBand<Measure>[];
  /** The newest month stands at the edge, so its name ends there. */
  readonly ticks: readonly { readonly month: string; readonly x: number; readonly anchor: 'middle' | 'end' }[];
}

/** Bars by month, a drawing for each measure. */
export function chartShape<Measure extends string>(
  months: readonly ChartMonth<Measure>[],
  measures: readonly Measure[],
): ChartShape<Measure> {
  const { width, band, gap, top, foot } = chartSize;
  const step = width / Math.max(1, months.length);
  const bands = plotBands(months, measures, { band, gap, top, step });
  const every = Math.ceil(tickRoom / step);
  return {
    step,
    height: top + bands.length * band + Math.max(0, bands.length - 1) * gap + foot,
    bands,
    // Counted from the newest month, which always has its name.
    ticks: months
      .map(({ month }, index) =>
        index === months.length - 1
          ? ({ month, x: width, anchor: 'end' } as const)
          : ({ month, x: rounded(index * step + step / 2), anchor: 'middle' } as const),
      )
      .filter((_, index) => (months.length - 1 - index) % every === 0),
  };
}
