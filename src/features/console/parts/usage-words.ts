import type { MonthWords } from '../../discovery/usage/parts/month-bars.tsx';
import { type SayWord, useConsole, useWord } from './use-console.ts';

type Measure = 'views' | 'downloads';

/** What the drawings of use say at the console. */
export function useUsageWords() {
  const say = useWord();
  const { language } = useConsole();
  const locale = language === 'zh' ? 'zh-CN' : 'en';
  const numbers = new Intl.NumberFormat(locale);
  const number = (value: number) => numbers.format(value);
  const common = { views: say('usage.views'), downloads: say('usage.downloads'), number };
  return {
    common,
    byMonth: (sums: Readonly<Record<Measure, number>>) => monthWords(say, locale, number, sums),
  };
}

function monthWords(
  say: SayWord,
  locale: string,
  number: (value: number) => string,
  sums: Readonly<Record<Measure, number>>,
): MonthWords<Measure> {
  const monthName = (month: string, style: 'short' | 'long' = 'long') =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: style, timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  const told = ({ views, downloads }: Readonly<Record<Measure, number>>) => ({
    ...{ views: number(views), downloads: number(downloads) },
  });
  return {
    title: say('usage.plot'),
    summary: say('usage.summary', told(sums)),
    asTable: say('usage.asTable'),
    month: say('usage.month'),
    measure: (measure) => say(`usage.${measure}`),
    most: (count) => say('usage.most', { count }),
    point: (month) => say('usage.point', { month: monthName(month.month), ...told(month) }),
    number,
    monthName,
  };
}
