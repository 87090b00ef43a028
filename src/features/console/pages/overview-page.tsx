import type { ReactNode } from 'react';
import { data } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import text from '../../../platform/ui/text.module.css';
import type { getUsage } from '../../discovery/usage/contract.ts';
import type { getOverview } from '../contract.ts';
import { quickWays } from '../domain/menu.ts';
import { Checklist } from '../parts/checklist.tsx';
import styles from '../parts/console.module.css';
import { ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { Figures, StateBar } from '../parts/figures.tsx';
import { Link } from '../parts/in-language.tsx';
import { Moment } from '../parts/moment.tsx';
import { useConsole, useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/overview-page';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const [answer, usage] = await Promise.all([
    call<typeof getOverview>('GET /console/overview', {}),
    call<typeof getUsage>('GET /console/usage', { months: 12 }),
  ]);
  // Not every role sees how much is read.
  if (answer.ok) return { ...answer.value, months: usage.ok ? usage.value.months : null };
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
    <ConsolePage title={say('page.overview')}>
      {overview?.checklist && <Checklist steps={overview.checklist} />}
      {overview && <Figures submissions={overview.submissionFigures} months={overview.months} />}
      {overview?.submissionFigures && <StateBar submissions={overview.submissionFigures} />}
      {overview && (
        <div className={layout.pair}>
          <WaitingList {...overview} />
          <DraftList drafts={overview.drafts} />
          {overview.changes && (
            <ConsoleSection id="changes" title={say('overview.changes')} isCard part="last-changes">
              {overview.changes.length === 0 && <p className={text.fine}>{say('overview.noChanges')}</p>}
              <Lines>
                {overview.changes.map(({ number, at, by, action, kindName }) => (
                  <li key={number}>
                    <p>
                      <bdi>{by ?? say('changes.gone')}</bdi> {say.of('action', action)} <strong>{kindName}</strong>
                    </p>
                    <p className={text.fine}>
                      <Moment at={at} />
                    </p>
                  </li>
                ))}
              </Lines>
              <Link to="/console/changes" className={styles.link ?? ''}>
                {say('overview.allChanges')}
              </Link>
            </ConsoleSection>
          )}
        </div>
      )}
      <ConsoleSection id="shortcuts" title={say('overview.quick')} isCard>
        <ul className={layout.row4}>
          {ways.map(({ name, address }) => (
            <li key={name}>
              <Link to={address} className={styles.link ?? ''}>
                {say(`overview.quick.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </ConsoleSection>
    </ConsolePage>
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
      ? [{ to: '/console/submissions?state=received', words: counted('overview.submissions', submissions) }]
      : []),
    ...(comments ? [{ to: '/console/comments', words: counted('overview.comments', comments) }] : []),
    ...(imports ?? []).map(({ id, name, refused, hasFailed }) => ({
      to: `/console/import/${id}`,
      words: hasFailed
        ? say('overview.import.failed', { name })
        : say(refused === 1 ? 'overview.import.refused.one' : 'overview.import.refused', { name, count: refused }),
    })),
    ...(invitations ? [{ to: '/console/people', words: counted('overview.invitations', invitations) }] : []),
  ];
  return (
    <ConsoleSection id="waiting" title={say('overview.waiting')} isCard part="waiting">
      {daysLeft !== null && <p className={`${box.warning} ${text.error}`}>{expiry(daysLeft)}</p>}
      {ways.length === 0 && daysLeft === null && <p className={text.fine}>{say('overview.nothing')}</p>}
      <Lines>
        {ways.map(({ to, words }) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </Lines>
    </ConsoleSection>
  );
}

/** What is being prepared, with the way back to it. */
function DraftList({ drafts }: Pick<OutputOf<typeof getOverview>, 'drafts'>) {
  const say = useWord();
  const textFor = useTextFor();
  return (
    <ConsoleSection id="drafts" title={say('overview.drafts')} isCard part="drafts">
      {drafts.length === 0 && <p className={text.fine}>{say('overview.noDrafts')}</p>}
      <Lines>
        {drafts.map(({ address, kindName, titles, savedAt, by }) => (
          <li key={address}>
            <Link to={address}>
              {kindName}
              {textFor(titles) && `: ${textFor(titles)}`}
            </Link>
            <p className={text.fine}>
              <Moment at={savedAt} /> {by && say('overview.savedBy', { name: by })}
            </p>
          </li>
        ))}
      </Lines>
    </ConsoleSection>
  );
}

/** An empty list would leave a gap. */
const Lines = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children.length > 0 && <ul className={`${box.entries} ${styles.enclosed}`}>{children}</ul>;
