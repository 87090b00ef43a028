import buttons from '../../../platform/ui/button.module.css';
import type { listRanking } from '../../discovery/rankings/contract.ts';
import type { getUsage } from '../../discovery/usage/contract.ts';
import charts from '../../discovery/usage/parts/chart.module.css';
import { MonthBars, sumOf } from '../../discovery/usage/parts/month-bars.tsx';
import { UseBars } from '../../discovery/usage/parts/use-bars.tsx';
import tables from '../parts/console-table.module.css';
import { Link } from '../parts/in-language.tsx';
import { useUsageWords } from '../parts/usage-words.ts';
import { useWord, useWordOf } from '../parts/use-console.ts';
import type { Route } from './+types/usage-page';
import { ask } from './load-console.ts';
import styles from './usage-page.module.css';

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
  const sayOf = useWordOf();
  const { common, byMonth } = useUsageWords();
  const sums = { views: sumOf(usage.months, 'views'), downloads: sumOf(usage.months, 'downloads') };
  const isEmpty = usage.kinds.length === 0;
  return (
    <>
      <div className={tables.head}>
        <h1>{say('usage.title')}</h1>
        <a className={buttons.button} href={`/rc-pub/console/usage/csv?months=${months}`} download>
          {say('usage.csv')}
        </a>
      </div>
      <nav aria-label={say('usage.span')} className={styles.spans}>
        {Object.keys(spans).map((span) => (
          <Link
            key={span}
            to={`?months=${span}`}
            className={buttons.button}
            aria-current={Number(span) === months ? 'page' : undefined}
          >
            {sayOf('usage', span)}
          </Link>
        ))}
      </nav>
      {isEmpty ? (
        <p>{say('usage.none')}</p>
      ) : (
        <div className={styles.parts}>
          <MonthBars months={usage.months} measures={measures} words={byMonth(sums)} />
          <UseBars
            words={{ ...common, title: say('usage.kinds'), of: say('usage.kind'), empty: say('usage.none') }}
            rows={usage.kinds.map(({ kind, ...use }) => ({ key: kind, name: sayOf('kind', kind), ...use }))}
          />
          <UseBars
            words={{
              ...common,
              ...{ title: say('usage.institutions'), of: say('usage.institution'), empty: say('usage.noInstitutions') },
            }}
            rows={usage.institutions.map(({ id, ...use }) => ({ key: id, ...use }))}
          />
          <section className={charts.plot} aria-labelledby="top">
            <h2 id="top">{say('usage.top')}</h2>
            {top.length === 0 ? (
              <p>{say('usage.noTop')}</p>
            ) : (
              <ol className={styles.top}>
                {top.map(({ id, resName, enResName, url, amount }) => (
                  <li key={id}>
                    <a href={url}>{resName || enResName}</a>
                    <span>{common.number(amount)}</span>
                  </li>
                ))}
              </ol>
            )}
          </section>
        </div>
      )}
      <p className={styles.note}>{say('usage.note')}</p>
    </>
  );
}
