import { useIntl } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { BarPlot } from '../../../platform/ui/bar-plot.tsx';
import { smallPlot } from '../../../platform/ui/plot-shape.ts';
import type { YearFigures } from '../../issue/contract.ts';
import { lastYears } from './last-years.ts';

const measures = ['papers', 'views', 'citations'] as const;
type Measure = (typeof measures)[number];

interface Props {
  readonly figures: readonly YearFigures[];
  /** What it says where it is not about a journal. */
  readonly words?: {
    readonly title: string;
    summary(from: string, to: string, sums: Readonly<Record<Measure, number>>): string;
    point(year: YearFigures): string;
  };
}

/** Papers, views and citations by year, as far as there are any. */
export function YearPlot({ figures, words }: Props) {
  const say = useSay();
  const { formatNumber } = useIntl();
  const years = lastYears(figures);
  const sum = (measure: Measure) => years.reduce((total, year) => total + year[measure], 0);
  const sums = { papers: sum('papers'), views: sum('views'), citations: sum('citations') };
  const [from, to] = [String(years[0]?.year), String(years.at(-1)?.year)];
  const written = ({ papers, views, citations }: Readonly<Record<Measure, number>>) => ({
    papers: formatNumber(papers),
    views: formatNumber(views),
    citations: formatNumber(citations),
  });
  return (
    <BarPlot
      part="year-plot"
      size={smallPlot}
      title={words?.title ?? say('journal.statistics.title')}
      summary={
        words ? words.summary(from, to, sums) : say('journal.statistics.summary', { from, to, ...written(sums) })
      }
      note={words ? undefined : say('journal.statistics.note')}
      asTable={say('journal.statistics.asTable')}
      columnName={say('journal.statistics.year')}
      number={formatNumber}
      measures={measures.map((key) => ({ key, name: say(`journal.statistics.${key}`) }))}
      columns={years.map((year) => ({
        key: String(year.year),
        tick: String(year.year),
        name: String(year.year),
        point: words
          ? words.point(year)
          : say('journal.statistics.point', { year: String(year.year), ...written(year) }),
        values: year,
      }))}
    />
  );
}
