import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { getOverview } from '../contract.ts';
import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import styles from './overview.module.css';
import { useTextFor, useWord } from './use-console.ts';

type Overview = Pick<OutputOf<typeof getOverview>, 'comments' | 'submissions' | 'invitations' | 'imports' | 'daysLeft'>;

/** What waits for whoever sits here, each line a way to it. */
export function WaitingList({ comments, submissions, invitations, imports, daysLeft }: Overview) {
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
export function DraftList({ drafts }: Pick<OutputOf<typeof getOverview>, 'drafts'>) {
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
