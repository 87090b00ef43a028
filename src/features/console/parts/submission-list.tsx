import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { listSubmissions } from '../../editorial/submissions/editorial.contract.ts';
import { Link } from './in-language.tsx';
import styles from './submission-list.module.css';
import { useConsole, useWord, useWordOf } from './use-console.ts';

type Submission = OutputOf<typeof listSubmissions>['content'][number];

interface Props {
  /** Each with the days that it has stood as it is. */
  readonly submissions: readonly (Submission & { readonly days: number })[];
}

/** What was sent, a line each; on a phone its facts stand below each other. */
export function SubmissionList({ submissions }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  const { me, language } = useConsole();
  const inWords = (titles: Record<string, string | undefined>) =>
    textFor(titles, language, me.site.defaultLanguage as typeof language);
  const waits = (days: number) => {
    if (days === 0) return say('submissions.waits.today');
    return days === 1 ? say('submissions.waits.one') : say('submissions.waits', { count: days });
  };
  return (
    <ul className={styles.list} data-part="submissions">
      {submissions.map(({ id, number, kind, titles, author, journal, editor, round, state, days, isAuthor }) => (
        <li key={id}>
          <p className={styles.number}>
            {number}
            <small>{sayOf('submissions.kind', kind)}</small>
          </p>
          <div className={styles.what}>
            <Link to={`/console/submissions/${id}`}>
              <bdi>{inWords(titles) || say('submissions.untitled')}</bdi>
            </Link>
            <p className={styles.quiet}>
              {say('submissions.by', { name: author || say('submissions.gone') })}
              {journal && <> · {inWords(journal.titles)}</>}
            </p>
          </div>
          <p className={styles.quiet}>
            {isAuthor && <strong>{say('submissions.isAuthor')}</strong>}
            {!isAuthor && (editor ? say('submissions.withEditor', { name: editor }) : say('submissions.withNobody'))}
            <small>{say('submissions.round', { round })}</small>
          </p>
          <p>
            <span className={styles.state} data-state={state}>
              {sayOf('submissions.state', state)}
            </span>{' '}
            <span className={styles.quiet}>{waits(days)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
