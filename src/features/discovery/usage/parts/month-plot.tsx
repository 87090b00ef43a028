import { useIntl } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { ChartMonth } from './chart-shape.ts';
import { MonthBars, sumOf } from './month-bars.tsx';

const measures = ['views', 'downloads', 'citations'] as const;
type Measure = (typeof measures)[number];

/** Views, downloads and citations by month, for readers. */
export function MonthPlot({ months }: { readonly months: readonly ChartMonth<Measure>[] }) {
  const say = useSay();
  const { formatNumber, formatDate } = useIntl();
  const monthName = (month: string, style: 'short' | 'long' = 'long') =>
    formatDate(`${month}-01`, { year: 'numeric', month: style, timeZone: 'UTC' });
  const told = ({ views, downloads, citations }: Readonly<Record<Measure, number>>) => ({
    ...{ views: formatNumber(views), downloads: formatNumber(downloads), citations: formatNumber(citations) },
  });
  const [views, downloads, citations] = measures.map((measure) => sumOf(months, measure)) as [number, number, number];
  return (
    <MonthBars
      months={months}
      measures={measures}
      words={{
        title: say('usage.chart.byMonth'),
        summary: say('usage.chart.summary', {
          ...{ from: monthName(months[0]?.month ?? ''), to: monthName(months.at(-1)?.month ?? '') },
          ...told({ views, downloads, citations }),
        }),
        asTable: say('usage.chart.asTable'),
        month: say('usage.chart.month'),
        measure: (measure) => say(`usage.chart.${measure}`),
        most: (count) => say('usage.chart.most', { count }),
        point: (month) => say('usage.chart.point', { month: monthName(month.month), ...told(month) }),
        number: formatNumber,
        monthName,
      }}
    />
  );
}
