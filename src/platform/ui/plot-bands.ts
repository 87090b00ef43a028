interface BandSize {
  /** Of one drawing, of the room between two, of the room above the first, and of one column. */
  readonly band: number;
  readonly gap: number;
  readonly top: number;
  readonly step: number;
}

export interface PlotBand<Measure extends string> {
  readonly measure: Measure;
  readonly most: number;
  readonly top: number;
  readonly bars: readonly { readonly x: number; readonly y: number; readonly tall: number }[];
}

/** Small drawings of bars over one axis, each with a scale of its own; a measure that has nothing is not drawn. */
export function plotBands<Measure extends string>(
  columns: readonly Readonly<Record<Measure, number>>[],
  measures: readonly Measure[],
  { band, gap, top, step }: BandSize,
): PlotBand<Measure>[] {
  return measures
    .filter((measure) => columns.some((column) => column[measure] > 0))
    .map((measure, place) => {
      const most = Math.max(...columns.map((column) => column[measure]));
      const bandTop = top + place * (band + gap);
      return {
        measure,
        most,
        top: bandTop,
        bars: columns.map((column, index) => {
          const tall = column[measure] === 0 ? 0 : Math.max(1.5, (column[measure] / most) * band);
          return { x: rounded(index * step), y: rounded(bandTop + band - tall), tall: rounded(tall) };
        }),
      };
    });
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;
