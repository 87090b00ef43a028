import { data } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getOverview } from '../contract.ts';
import { quickWays } from '../domain/menu.ts';
import { Link } from '../parts/in-language.tsx';
import { Moment } from '../parts/moment.tsx';
import styles from '../parts/overview.module.css';
import { useConsole, useTextFor, useWord } from '../parts/use-console.ts';
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
                      <bdi>{by ?? say('changes.gone')}</bdi> {say.of('action', action)} <strong>{kindName}</strong>
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

type Overview = Pick<OutputOf<typeof getOverview>, 'comments' | 'submissions' | 'invitations' | 'imports' | 'daysLeft'>;

/** What waits for whoever sits here, each line a way to it. */
function WaitingList({ comments, submissions, invitations, imports, daysLeft }: Overview) {
  const say = useWord();
  const counted = (key: 'overview.comments' | 'overview.submissions' | 'overview.invitations', count: number) =>
    count === 1 ? say(`${key}.one`) : say(key, { count });
  const expiry = (days: number) => {
    if (days === 0) return say('overview.expires.now');
    return days === 1 ? say('overview.expires.one') : say('overview.expires', { count: days });
  };
  const ways = [
    ...(submissions
      ? [{ to: '/console/submissions?state=received', text: counted('overview.submissions', submissions) }]
      : []),
    ...(comments ? [{ to: '/console/comments', text: counted('overview.comments', comments) }] : []),
    ...(imports ?? []).map(({ id, name, refused, hasFailed }) => ({
      to: `/console/import/${id}`,
      text: hasFailed
        ? say('overview.import.failed', { name })
        : say(refused === 1 ? 'overview.import.refused.one' : 'overview.import.refused', { name, count: refused }),
    })),
    ...(invitations ? [{ to: '/console/people', text: counted('overview.invitations', invitations) }] : []),
  ];
  return (
    <section aria-labelledby="waiting" className={styles.panel} data-part="waiting">
      <h2 id="waiting">{say('overview.waiting')}</h2>
      {daysLeft !== null && <p className={styles.urgent}>{expiry(daysLeft)}</p>}
      {ways.length === 0 && daysLeft === null && <p className={styles.quiet}>{say('overview.nothing')}</p>}
      <ul className={styles.lines}>
        {ways.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is being prepared, with the way back to it. */
function DraftList({ drafts }: Pick<OutputOf<typeof getOverview>, 'drafts'>) {
  const say = useWord();
  const textFor = useTextFor();
  return (
    <section aria-labelledby="drafts" className={styles.panel} data-part="drafts">
      <h2 id="drafts">{say('overview.drafts')}</h2>
      {drafts.length === 0 && <p className={styles.quiet}>{say('overview.noDrafts')}</p>}
      <ul className={styles.lines}>
        {drafts.map(({ address, kindName, titles, savedAt, by }) => (
          <li key={address}>
            <Link to={address}>
              {kindName}
              {textFor(titles) && `: ${textFor(titles)}`}
            </Link>
            <small>
              <Moment at={savedAt} /> {by && say('overview.savedBy', { name: by })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
