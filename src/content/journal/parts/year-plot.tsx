import { useId } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { YearFigures } from '../../issue/contract.ts';
import { type Measure, measures, plotShape, plotSize } from './plot-shape.ts';
import styles from './year-plot.module.css';

interface Props {
  readonly figures: readonly YearFigures[];
  /** What it says where it is not about a journal. */
  readonly words?: {
    readonly title: string;
    summary(from: string, to: string, sums: Readonly<Record<Measure, number>>): string;
    point(year: YearFigures): string;
  };
}

/** Papers, views and citations by year, as far as there are any, drawn by the server. A year tells its figures under the pointer; a table has them all. */
export function YearPlot({ figures, words }: Props) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const id = useId();
  const shape = plotShape(figures);
  if (!shape || shape.bands.length === 0) return null;
  const { years, step, reach, height, bands, ticks } = shape;
  const shown = measures.filter((measure) => bands.some((band) => band.measure === measure));
  const sum = (measure: Measure) => years.reduce((total, year) => total + year[measure], 0);
  const sums = { papers: sum('papers'), views: sum('views'), citations: sum('citations') };
  const [from, to] = [String(years[0]?.year), String(years.at(-1)?.year)];
  const title = words?.title ?? say('journal.statistics.title');
  const said = ({ papers, views, citations }: YearFigures) => ({
    papers: formatNumber(papers),
    views: formatNumber(views),
    citations: formatNumber(citations),
  });
  return (
    <section className={styles.plot} aria-labelledby={`${id}title`} data-part="year-plot">
      <h2 id={`${id}title`}>{title}</h2>
      <svg
        viewBox={`0 0 ${plotSize.width} ${height}`}
        role="img"
        aria-labelledby={`${id}name ${id}text`}
        direction="ltr"
      >
        <title id={`${id}name`}>{title}</title>
        <desc id={`${id}text`}>
          {words
            ? words.summary(from, to, sums)
            : say('journal.statistics.summary', { from, to, ...said({ year: 0, ...sums }) })}
        </desc>
        {bands.map(({ measure, most, top, bars }) => (
          <g key={measure} data-measure={measure}>
            <text x="0" y={top - 6}>
              {say(`journal.statistics.${measure}`)}
            </text>
            <text x={reach} y={top - 6} textAnchor="end">
              {formatNumber(most)}
            </text>
            <path d={`M0 ${top + plotSize.band}H${reach}`} />
            {bars.map(({ x, y, tall }) => (
              <rect key={x} x={x + step * 0.12} y={y} width={step * 0.76} height={tall} />
            ))}
          </g>
        ))}
        {ticks.map(({ year, x }) => (
          <text key={year} x={x} y={height - 3} textAnchor="middle">
            {year}
          </text>
        ))}
        {years.map((year, place) => (
          <rect key={year.year} className={styles.year} x={place * step} y="0" width={step} height={height}>
            <title>
              {words ? words.point(year) : say('journal.statistics.point', { year: String(year.year), ...said(year) })}
            </title>
          </rect>
        ))}
      </svg>
      {!words && <p className={styles.note}>{say('journal.statistics.note')}</p>}
      <details className={styles.table}>
        <summary>{say('journal.statistics.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('journal.statistics.year')}</th>
              {shown.map((measure) => (
                <th key={measure} scope="col">
                  {say(`journal.statistics.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.toReversed().map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                {shown.map((measure) => (
                  <td key={measure}>
                    <FormattedNumber value={year[measure]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
