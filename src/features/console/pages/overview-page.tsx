import { data } from 'react-router';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getOverview } from '../contract.ts';
import { quickWays } from '../domain/menu.ts';
import { Link } from '../parts/in-language.tsx';
import { Moment } from '../parts/moment.tsx';
import styles from '../parts/overview.module.css';
import { DraftList, WaitingList } from '../parts/overview-panels.tsx';
import { useConsole, useWord, useWordOf } from '../parts/use-console.ts';
import type { Route } from './+types/overview-page';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(pageRequest).call<typeof getOverview>('GET /console/overview', {});
  if (answer.ok) return answer.value;
  // Whoever has no role in the console, or must prove once more who they are, is told so by the layout around this page.
  if (answer.failure.code === 'consoleRefused' || answer.failure.code === 'secondFactorRequired') return null;
  throw data(null, { status: 503 });
}

/** /console: what waits, what was done last, and the ways that are gone most. */
export default function OverviewPage({ loaderData: overview }: Route.ComponentProps) {
  const say = useWord();
  const sayOf = useWordOf();
  const { me } = useConsole();
  const ways = quickWays.filter(({ permission }) => me.permissions.includes(permission));
  return (
    <>
      <h1>{say('page.overview')}</h1>
      <nav aria-label={say('overview.quick')}>
        <ul className={styles.ways}>
          {ways.map(({ name, address }) => (
            <li key={name}>
              <Link to={address}>{say(`overview.quick.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {overview && (
        <div className={styles.panels}>
          <WaitingList {...overview} />
          <DraftList drafts={overview.drafts} />
          {overview.changes && (
            <section aria-labelledby="changes" className={styles.panel} data-part="last-changes">
              <h2 id="changes">{say('overview.changes')}</h2>
              {overview.changes.length === 0 && <p className={styles.quiet}>{say('overview.noChanges')}</p>}
              <ul className={styles.lines}>
                {overview.changes.map(({ number, at, by, action, kindName }) => (
                  <li key={number}>
                    <span>
                      <bdi>{by ?? say('changes.gone')}</bdi> {sayOf('action', action)} <strong>{kindName}</strong>
                    </span>
                    <small>
                      <Moment at={at} />
                    </small>
                  </li>
                ))}
              </ul>
              <Link to="/console/changes" className={styles.more ?? ''}>
                {say('overview.allChanges')}
              </Link>
            </section>
          )}
        </div>
      )}
    </>
  );
}
