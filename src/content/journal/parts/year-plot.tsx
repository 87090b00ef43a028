import { useId } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { measures, plotShape, plotSize, type YearFigures } from './plot-shape.ts';
import styles from './year-plot.module.css';

/** Papers, views and citations of a journal by year, drawn by the server. A year tells its figures under the pointer; a table has them all. */
export function YearPlot({ figures }: { readonly figures: readonly YearFigures[] }) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const id = useId();
  const shape = plotShape(figures);
  if (!shape || shape.bands.length === 0) return null;
  const { years, step, reach, height, bands, ticks } = shape;
  const sum = (measure: (typeof measures)[number]) =>
    formatNumber(years.reduce((total, year) => total + year[measure], 0));
  const said = ({ papers, views, citations }: YearFigures) => ({
    papers: formatNumber(papers),
    views: formatNumber(views),
    citations: formatNumber(citations),
  });
  return (
    <section className={styles.plot} aria-labelledby={`${id}title`} data-part="year-plot">
      <h2 id={`${id}title`}>{say('journal.statistics.title')}</h2>
      <svg
        viewBox={`0 0 ${plotSize.width} ${height}`}
        role="img"
        aria-labelledby={`${id}name ${id}text`}
        direction="ltr"
      >
        <title id={`${id}name`}>{say('journal.statistics.title')}</title>
        <desc id={`${id}text`}>
          {say('journal.statistics.summary', {
            from: String(years[0]?.year),
            to: String(years.at(-1)?.year),
            ...{ papers: sum('papers'), views: sum('views'), citations: sum('citations') },
          })}
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
            {bars.map(({ year, x, y, tall }) => (
              <rect key={year} x={x + step * 0.12} y={y} width={step * 0.76} height={tall} />
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
            <title>{say('journal.statistics.point', { year: String(year.year), ...said(year) })}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.note}>{say('journal.statistics.note')}</p>
      <details className={styles.table}>
        <summary>{say('journal.statistics.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('journal.statistics.year')}</th>
              {measures.map((measure) => (
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
                {measures.map((measure) => (
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
