import { BarPlot } from '../../../../platform/ui/bar-plot.tsx';
import { widePlot } from '../../../../platform/ui/plot-shape.ts';

type ChartMonth<Measure extends string> = Readonly<Record<Measure, number>> & { readonly month: string };

export interface MonthWords<Measure extends string> {
  readonly title: string;
  readonly summary: string;
  readonly asTable: string;
  readonly month: string;
  readonly measure: (measure: Measure) => string;
  readonly most: (count: string) => string;
  /** What a month tells under the pointer. */
  readonly point: (month: ChartMonth<Measure>) => string;
  readonly number: (value: number) => string;
  readonly monthName: (month: string, style: 'short' | 'long') => string;
}

interface Props<Measure extends string> {
  readonly months: readonly ChartMonth<Measure>[];
  readonly measures: readonly Measure[];
  readonly words: MonthWords<Measure>;
}

/** Measures by month. */
export const MonthBars = <Measure extends string>({ months, measures, words }: Props<Measure>) => (
  <BarPlot
    part="month-plot"
    size={widePlot}
    title={words.title}
    summary={words.summary}
    asTable={words.asTable}
    columnName={words.month}
    most={words.most}
    number={words.number}
    measures={measures.map((key) => ({
      key,
      name: words.measure(key),
      caption: `${words.measure(key)} · ${words.number(sumOf(months, key))}`,
    }))}
    columns={months.map((month) => ({
      key: month.month,
      tick: words.monthName(month.month, 'short'),
      name: words.monthName(month.month, 'long'),
      point: words.point(month),
      values: month,
    }))}
  />
);

export const sumOf = <Measure extends string>(months: readonly ChartMonth<Measure>[], measure: Measure): number =>
  months.reduce((total, month) => total + month[measure], 0);
