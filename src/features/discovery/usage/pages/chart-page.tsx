import { useIntl } from 'react-intl';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { namedJournal } from '../../../sites/navigation/parts/named-journal.ts';
import { columnPlace, openPage } from '../../../sites/navigation/parts/open-page.ts';
import { ChoiceLinks } from '../../lists/parts/choice-links.tsx';
import { spanNames } from '../../rankings/parts/ranking-view.ts';
import type { getChart } from '../contract.ts';
import styles from '../parts/chart.module.css';
import { MonthBars, sumOf } from '../parts/month-bars.tsx';
import { UseBars } from '../parts/use-bars.tsx';
import type { Route } from './+types/chart-page';

/** How far back, by the names that rankings have for it. */
const chartSpans = { '1y': 12, '2y': 24, '3y': 36 } as const;
type ChartSpan = keyof typeof chartSpans;

const isSpan = (given: string | undefined): given is ChartSpan =>
  given !== undefined && Object.hasOwn(chartSpans, given);

type View = Awaited<ReturnType<typeof loader>>;

/** Of the site, or of the journal that the address names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { columnId, publicationIndexId, window } = page.parameters;
  const place = publicationIndexId ? null : await columnPlace(page);
  const named = place ? undefined : (publicationIndexId ?? columnId);
  const found = named ? await namedJournal(page, named) : null;
  const journal = found?.id === named && found ? { id: found.id, name: page.say(found.names) } : null;
  const span: ChartSpan = isSpan(window) ? window : '2y';
  const chart = expectAnswer(
    await page.call<typeof getChart>('GET /front/statistics/chart', {
      months: chartSpans[span],
      ...(journal && { publicationIndexId: journal.id }),
    }),
  );
  return { place, journal, span, columnId: place ? (columnId ?? null) : null, chart };
}

const titleOf = (say: Say, { journal, place }: View): string =>
  journal ? say('usage.chart.ofJournal', { journal: journal.name }) : (place?.title ?? say('usage.chart.title'));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageTitle(matches, titleOf(sayInHead(matches), loaderData)) : [];

/** /chart: views, downloads and citations by month and by place. */
export default function ChartPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const { journal, place, span, columnId, chart } = view;
  const title = titleOf(say, view);
  const above = journal ? [{ name: journal.name, href: `/mag/${journal.id}` }] : (place?.path ?? []);
  const about = journal ? `publicationIndexId=${journal.id}` : columnId ? `columnId=${columnId}` : '';
  const isEmpty = chart.months.every(({ views, downloads, citations }) => views + downloads + citations === 0);
  return (
    <ListPage title={title} path={[...above, { name: title, href: null }]}>
      <ChoiceLinks
        label={say('rankings.window.label')}
        part="chart-spans"
        choices={(Object.keys(chartSpans) as ChartSpan[]).map((one) => ({
          key: one,
          name: say(spanNames[one]),
          href: href(`/chart?${about}${about && '&'}window=${one}`),
          isCurrent: one === span,
        }))}
      />
      {isEmpty ? (
        <p>{say('usage.chart.empty')}</p>
      ) : (
        <div className={`${layout.stack6} ${styles.plots}`}>
          <MonthPlot months={chart.months} />
          <PlaceTable {...chart} />
        </div>
      )}
      <p className={`${layout.line} ${text.fine}`}>
        <span>{say('usage.chart.note')}</span>
        {journal && <a href={href('/chart')}>{say('usage.chart.wholeSite')}</a>}
        <a href={href(`/articleRankList${journal ? `?publicationIndexId=${journal.id}` : ''}`)}>
          {say('usage.chart.rankings')}
        </a>
      </p>
    </ListPage>
  );
}

const measures = ['views', 'downloads', 'citations'] as const;

/** Views, downloads and citations by month, for readers. */
function MonthPlot({ months }: Pick<View['chart'], 'months'>) {
  const say = useSay();
  const { formatNumber, formatDate } = useIntl();
  const monthName = (month: string, style: 'short' | 'long' = 'long') =>
    formatDate(`${month}-01`, { year: 'numeric', month: style, timeZone: 'UTC' });
  const numbers = (count: (measure: (typeof measures)[number]) => number) => ({
    views: formatNumber(count('views')),
    downloads: formatNumber(count('downloads')),
    citations: formatNumber(count('citations')),
  });
  return (
    <MonthBars
      months={months}
      measures={measures}
      words={{
        title: say('usage.chart.byMonth'),
        summary: say('usage.chart.summary', {
          from: monthName(months[0]?.month ?? ''),
          to: monthName(months.at(-1)?.month ?? ''),
          ...numbers((measure) => sumOf(months, measure)),
        }),
        asTable: say('usage.chart.asTable'),
        month: say('usage.chart.month'),
        measure: (measure) => say(`usage.chart.${measure}`),
        most: (count) => say('usage.chart.most', { count }),
        point: (month) =>
          say('usage.chart.point', { month: monthName(month.month), ...numbers((measure) => month[measure]) }),
        number: formatNumber,
        monthName,
      }}
    />
  );
}

/** Where readers were. */
function PlaceTable({ places, unknown, elsewhere }: View['chart']) {
  const say = useSay();
  const { formatDisplayName, formatNumber } = useIntl();
  const rows = [
    ...places.map(({ country, ...use }) => ({
      key: country,
      name: formatDisplayName(country, { type: 'region', fallback: 'code' }) ?? country,
      ...use,
    })),
    { key: 'elsewhere', name: say('usage.chart.elsewhere'), ...elsewhere },
    { key: 'unknown', name: say('usage.chart.unknown'), ...unknown },
  ].filter(({ views, downloads }) => views + downloads > 0);
  return (
    <UseBars
      words={{
        title: say('usage.chart.byPlace'),
        of: say('usage.chart.country'),
        views: say('usage.chart.views'),
        downloads: say('usage.chart.downloads'),
        empty: say('usage.chart.noPlaces'),
        number: formatNumber,
      }}
      rows={places.length === 0 ? [] : rows}
    >
      <p className={text.fine}>{say('usage.chart.placeNote')}</p>
    </UseBars>
  );
}
