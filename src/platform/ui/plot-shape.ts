/** The size of a drawing in its own units: the bands, the room between, above and below them, and of one name under the axis. */
export interface PlotSize {
  readonly width: number;
  readonly band: number;
  readonly gap: number;
  readonly top: number;
  readonly foot: number;
  readonly tick: number;
  /** A short history does not stretch over the whole width. */
  readonly widestStep?: number;
}

/** Next to a text, and as wide as a page. */
export const smallPlot: PlotSize = { width: 320, band: 46, gap: 26, top: 18, foot: 18, tick: 34, widestStep: 40 };
export const widePlot: PlotSize = { width: 720, band: 90, gap: 44, top: 24, foot: 26, tick: 90 };

/** Room for a name and a number above a short axis. */
const leastReach = 160;

/** Bars over one axis, a band for each measure with a scale of its own; a measure that has nothing is not drawn. */
export function plotShape<Measure extends string>(
  columns: readonly { readonly values: Readonly<Record<Measure, number>> }[],
  measures: readonly Measure[],
  { width, band, gap, top, foot, tick, widestStep = width }: PlotSize,
) {
  const step = Math.min(width / Math.max(1, columns.length), widestStep);
  const bands = measures
    .filter((measure) => columns.some(({ values }) => values[measure] > 0))
    .map((measure, place) => {
      const most = Math.max(...columns.map(({ values }) => values[measure]));
      const bandTop = top + place * (band + gap);
      const bars = columns.map(({ values }, index) => {
        const tall = values[measure] === 0 ? 0 : Math.max(1.5, (values[measure] / most) * band);
        return { x: rounded(index * step), y: rounded(bandTop + band - tall), tall: rounded(tall) };
      });
      return { measure, most, top: bandTop, bars };
    });
  const every = Math.ceil(tick / step);
  const reach = Math.max(columns.length * step, leastReach);
  return {
    step,
    reach,
    height: top + bands.length * band + Math.max(0, bands.length - 1) * gap + foot,
    bands,
    // Counted from the newest, which always has its name; where that would reach over the edge, it ends there.
    ticks: columns
      .map((_, place) =>
        place === columns.length - 1 && tick > step
          ? { place, x: rounded(columns.length * step), anchor: 'end' as const }
          : { place, x: rounded(place * step + step / 2), anchor: 'middle' as const },
      )
      .filter(({ place }) => (columns.length - 1 - place) % every === 0),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
