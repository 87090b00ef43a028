import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import text from '../../../platform/ui/text.module.css';
import type { listRanking } from '../../discovery/rankings/contract.ts';
import type { getUsage } from '../../discovery/usage/contract.ts';
import { MonthBars, type MonthWords, sumOf } from '../../discovery/usage/parts/month-bars.tsx';
import { UseBars } from '../../discovery/usage/parts/use-bars.tsx';
import styles from '../parts/console.module.css';
import { ConsolePage } from '../parts/console-page.tsx';
import { Link } from '../parts/in-language.tsx';
import { type SayWord, useConsole, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/usage-page';
import { ask } from './load-console.server.ts';

/** The periods that can be chosen, with the name that rankings have for each. */
const spans = { 12: '1y', 24: '2y', 36: '3y' } as const;
const mostRanked = 10;
const measures = ['views', 'downloads'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const given = Number(new URL(request.url).searchParams.get('months'));
  const months = given === 24 || given === 36 ? given : 12;
  const [usage, top] = await Promise.all([
    ask<typeof getUsage>(context, 'GET /console/usage', { months }),
    ask<typeof listRanking>(context, 'GET /front/ranking/list', { window: spans[months], size: mostRanked }),
  ]);
  return { months, usage, top: top.content };
}

/** /console/usage: what readers did here. */
export default function UsagePage({ loaderData: { months, usage, top } }: Route.ComponentProps) {
  const say = useWord();
  const { common, byMonth } = useUsageWords();
  const sums = { views: sumOf(usage.months, 'views'), downloads: sumOf(usage.months, 'downloads') };
  const isEmpty = usage.kinds.length === 0;
  return (
    <ConsolePage
      title={say('usage.title')}
      actions={
        <a className={buttons.button} href={`/rc-pub/console/usage/csv?months=${months}`} download>
          {say('usage.csv')}
        </a>
      }
    >
      <Tabs
        label={say('usage.span')}
        link={Link}
        tabs={Object.keys(spans).map((span) => ({
          key: span,
          name: say.of('usage', span),
          href: `?months=${span}`,
          isCurrent: Number(span) === months,
        }))}
      />
      {isEmpty ? (
        <p>{say('usage.none')}</p>
      ) : (
        <div className={layout.stack6}>
          <MonthBars months={usage.months} measures={measures} words={byMonth(sums)} />
          <UseBars
            words={{ ...common, title: say('usage.kinds'), of: say('usage.kind'), empty: say('usage.none') }}
            rows={usage.kinds.map(({ kind, ...use }) => ({ key: kind, name: say.of('kind', kind), ...use }))}
          />
          <UseBars
            words={{
              ...common,
              title: say('usage.institutions'),
              of: say('usage.institution'),
              empty: say('usage.noInstitutions'),
            }}
            rows={usage.institutions.map(({ id, ...use }) => ({ key: id, ...use }))}
          />
          <section className={layout.stack4} aria-labelledby="top">
            <h2 id="top" className={text.asideTitle}>
              {say('usage.top')}
            </h2>
            {top.length === 0 ? (
              <p>{say('usage.noTop')}</p>
            ) : (
              <ol className={`${styles.listed} ${styles.links} ${text.numbers}`}>
                {top.map(({ id, resName, enResName, url, amount }) => (
                  <li key={id}>
                    <a href={url}>{resName || enResName}</a> <span className={text.muted}>{common.number(amount)}</span>
                  </li>
                ))}
              </ol>
            )}
          </section>
        </div>
      )}
      <p className={text.fine}>{say('usage.note')}</p>
    </ConsolePage>
  );
}

type Measure = (typeof measures)[number];

/** What the drawings of use say at the console. */
function useUsageWords() {
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
  const written = ({ views, downloads }: Readonly<Record<Measure, number>>) => ({
    views: number(views),
    downloads: number(downloads),
  });
  return {
    title: say('usage.plot'),
    summary: say('usage.summary', written(sums)),
    asTable: say('usage.asTable'),
    month: say('usage.month'),
    measure: (measure) => say(`usage.${measure}`),
    most: (count) => say('usage.most', { count }),
    point: (month) => say('usage.point', { month: monthName(month.month), ...written(month) }),
    number,
    monthName,
  };
}
