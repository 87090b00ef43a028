import { useSearchParams } from 'react-router';
import buttons from '../../../platform/ui/button.module.css';
import { Link } from './in-language.tsx';
import styles from './state-tabs.module.css';
import { useWord, useWordOf } from './use-console.ts';

/** The states that the console knows; a draft is its author's alone. */
export const editorialStates = ['received', 'review', 'revision', 'accepted', 'declined', 'withdrawn'] as const;

interface Props {
  readonly counts: Readonly<Record<string, number | undefined>>;
  readonly current: string;
}

/** One way for each state, with how many stand there; the other filters stay. */
export function SubmissionTabs({ counts, current }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  const [parameters] = useSearchParams();
  const all = editorialStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const at = (state: string) => {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    next.set('state', state);
    return `?${next}`;
  };
  return (
    <nav aria-label={say('submissions.states')} className={styles.states}>
      {[...editorialStates, 'all'].map((state) => (
        <Link
          key={state}
          to={at(state)}
          className={buttons.button}
          aria-current={state === current ? 'page' : undefined}
        >
          {sayOf('submissions.state', state)}
          <small>{state === 'all' ? all : (counts[state] ?? 0)}</small>
        </Link>
      ))}
    </nav>
  );
}
