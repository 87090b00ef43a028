import { useId } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './chart.module.css';
import { type ChartMonth, chartMeasures, chartShape, chartSize } from './chart-shape.ts';

/** Views, downloads and citations by month, drawn by the server. A month tells its figures under the pointer; a table has them all. */
export function MonthPlot({ months }: { readonly months: readonly ChartMonth[] }) {
  const say = useSay();
  const { formatNumber, formatDate } = useIntl();
  const id = useId();
  const { step, height, bands, ticks } = chartShape(months);
  const named = (month: string, style: 'short' | 'long' = 'long') =>
    formatDate(`${month}-01`, { year: 'numeric', month: style, timeZone: 'UTC' });
  const sum = (measure: (typeof chartMeasures)[number]) =>
    formatNumber(months.reduce((total, month) => total + month[measure], 0));
  const told = ({ views, downloads, citations }: ChartMonth) => ({
    ...{ views: formatNumber(views), downloads: formatNumber(downloads), citations: formatNumber(citations) },
  });
  return (
    <div className={styles.plot} data-part="month-plot">
      <h2 id={`${id}title`}>{say('counting.chart.byMonth')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keys as well */}
      <section className={styles.wide} tabIndex={0} aria-labelledby={`${id}title`}>
        <svg
          viewBox={`0 0 ${chartSize.width} ${height}`}
          role="img"
          aria-labelledby={`${id}name ${id}text`}
          direction="ltr"
        >
          <title id={`${id}name`}>{say('counting.chart.byMonth')}</title>
          <desc id={`${id}text`}>
            {say('counting.chart.summary', {
              ...{ from: named(months[0]?.month ?? ''), to: named(months.at(-1)?.month ?? '') },
              ...{ views: sum('views'), downloads: sum('downloads'), citations: sum('citations') },
            })}
          </desc>
          {bands.map(({ measure, most, top, bars }) => (
            <g key={measure} data-measure={measure}>
              <text x="0" y={top - 8} data-name="">
                {say(`counting.chart.${measure}`)} · {sum(measure)}
              </text>
              <text x={chartSize.width} y={top - 8} textAnchor="end">
                {say('counting.chart.most', { count: formatNumber(most) })}
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
              {named(month, 'short')}
            </text>
          ))}
          {months.map((month, place) => (
            <rect key={month.month} className={styles.month} x={place * step} y="0" width={step} height={height}>
              <title>{say('counting.chart.point', { month: named(month.month), ...told(month) })}</title>
            </rect>
          ))}
        </svg>
      </section>
      <details className={styles.table}>
        <summary>{say('counting.chart.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('counting.chart.month')}</th>
              {chartMeasures.map((measure) => (
                <th key={measure} scope="col">
                  {say(`counting.chart.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{named(month.month)}</th>
                {chartMeasures.map((measure) => (
                  <td key={measure}>
                    <FormattedNumber value={month[measure]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
