import { useId } from 'react';
import styles from './chart.module.css';
import { type ChartMonth, chartShape, chartSize } from './chart-shape.ts';

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

/** Measures by month, drawn by the server. A month tells its figures under the pointer; a table has them all. */
export function MonthBars<Measure extends string>({ months, measures, words }: Props<Measure>) {
  const id = useId();
  const { step, height, bands, ticks } = chartShape(months, measures);
  return (
    <div className={styles.plot} data-part="month-plot">
      <h2 id={`${id}title`}>{words.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keys as well */}
      <section className={styles.wide} tabIndex={0} aria-labelledby={`${id}title`}>
        <svg
          viewBox={`0 0 ${chartSize.width} ${height}`}
          role="img"
          aria-labelledby={`${id}name ${id}text`}
          direction="ltr"
        >
          <title id={`${id}name`}>{words.title}</title>
          <desc id={`${id}text`}>{words.summary}</desc>
          {bands.map(({ measure, most, top, bars }) => (
            <g key={measure} data-measure={measure}>
              <text x="0" y={top - 8} data-name="">
                {words.measure(measure)} · {words.number(sumOf(months, measure))}
              </text>
              <text x={chartSize.width} y={top - 8} textAnchor="end">
                {words.most(words.number(most))}
              </text>
              <path d={`M0 ${top}H${chartSize.width}`} data-most="" />
              <path d={`M0 ${top + chartSize.band}H${chartSize.width}`} />
              {bars.map(({ x, y, tall }) => (
                <rect key={x} x={x + step * 0.12} y={y} width={step * 0.76} height={tall} />
              ))}
            </g>
          ))}
          {ticks.map(({ month, x, anchor }) => (
            <text key={month} x={x} y={height - 6} textAnchor={anchor}>
              {words.monthName(month, 'short')}
            </text>
          ))}
          {months.map((month, place) => (
            <rect key={month.month} className={styles.month} x={place * step} y="0" width={step} height={height}>
              <title>{words.point(month)}</title>
            </rect>
          ))}
        </svg>
      </section>
      <details className={styles.table}>
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {words.measure(measure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{words.monthName(month.month, 'long')}</th>
                {measures.map((measure) => (
                  <td key={measure}>{words.number(month[measure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

export const sumOf = <Measure extends string>(months: readonly ChartMonth<Measure>[], measure: Measure): number =>
  months.reduce((total, month) => total + month[measure], 0);
