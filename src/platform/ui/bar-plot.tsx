import { useId } from 'react';
import styles from './bar-plot.module.css';
import { DataTable } from './data-table.tsx';
import layout from './layout.module.css';
import { type PlotSize, plotShape, smallPlot } from './plot-shape.ts';
import text from './text.module.css';

interface PlotColumn<Measure extends string> {
  /** A year or a month, as it sorts. */
  readonly key: string;
  /** Its name below the axis and in the table. */
  readonly tick: string;
  readonly name: string;
  /** What it tells under the pointer. */
  readonly point: string;
  readonly values: Readonly<Record<Measure, number>>;
}

interface Props<Measure extends string> {
  readonly title: string;
  /** For those who do not see the drawing. */
  readonly summary: string;
  readonly note?: string | undefined;
  readonly columns: readonly PlotColumn<Measure>[];
  readonly measures: readonly { readonly key: Measure; readonly name: string; readonly caption?: string }[];
  readonly most?: (count: string) => string;
  readonly number: (value: number) => string;
  /** The folded table: what unfolds it, and the head of its first column. */
  readonly asTable: string;
  readonly columnName: string;
  readonly size: PlotSize;
  readonly part: string;
}

/** Bars over one axis, a band for each measure, drawn by the server. A column tells its figures under the pointer; a table has them all. */
export function BarPlot<Measure extends string>(props: Props<Measure>) {
  const { title, summary, note, columns, measures, number, size, part } = props;
  const id = useId();
  const named = new Map(measures.map((measure) => [measure.key, measure]));
  const { step, reach, height, bands, ticks } = plotShape(
    columns,
    measures.map(({ key }) => key),
    size,
  );
  if (bands.length === 0) return null;
  const isWide = size.width > smallPlot.width;
  // A wide drawing is a region of its own, which is scrolled; two regions of one name would be one too many.
  const Outer = isWide ? 'div' : 'section';
  const drawing = (
    <svg viewBox={`0 0 ${size.width} ${height}`} role="img" aria-labelledby={`${id}name ${id}text`} direction="ltr">
      <title id={`${id}name`}>{title}</title>
      <desc id={`${id}text`}>{summary}</desc>
      {bands.map(({ measure, most, top, bars }) => (
        <g key={measure} data-measure={measure}>
          <text x="0" y={top - 6} data-name="">
            {named.get(measure)?.caption ?? named.get(measure)?.name}
          </text>
          <text x={reach} y={top - 6} textAnchor="end">
            {isWide && (
              <tspan data-name="" data-beside="">
                {named.get(measure)?.caption ?? named.get(measure)?.name}
                {'\u00a0· '}
              </tspan>
            )}
            {props.most ? props.most(number(most)) : number(most)}
          </text>
          <path d={`M0 ${top + size.band}H${reach}`} />
          {bars.map(({ x, y, tall }) => (
            <rect key={x} x={x + step * 0.12} y={y} width={step * 0.76} height={tall} />
          ))}
        </g>
      ))}
      {ticks.map(({ place, x, anchor }) => (
        <text key={place} x={x} y={height - 4} textAnchor={anchor}>
          {columns[place]?.tick}
        </text>
      ))}
      {columns.map(({ key, point }, place) => (
        <rect key={key} className={styles.column} x={place * step} y="0" width={step} height={height}>
          <title>{point}</title>
        </rect>
      ))}
    </svg>
  );
  return (
    <Outer
      className={`${layout.stack3} ${styles.plot}`}
      aria-labelledby={isWide ? undefined : `${id}title`}
      data-part={part}
    >
      <h2 id={`${id}title`} className={text.asideTitle}>
        {title}
      </h2>
      {isWide ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keys as well
        <section className={layout.scroll} tabIndex={0} aria-labelledby={`${id}title`}>
          {drawing}
        </section>
      ) : (
        drawing
      )}
      {note && <p className={text.fine}>{note}</p>}
      <details className={text.fine}>
        <summary className={text.action}>{props.asTable}</summary>
        <DataTable
          rows={columns.toReversed()}
          keyOf={({ key }) => key}
          isStacked={false}
          columns={[
            { head: props.columnName, isName: true, cell: ({ name }) => name },
            ...bands.map(({ measure }) => ({
              head: named.get(measure)?.name ?? '',
              isNumber: true,
              cell: ({ values }: PlotColumn<Measure>) => number(values[measure]),
            })),
          ]}
        />
      </details>
    </Outer>
  );
}
