import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { getImport } from '../../editorial/import/contract.ts';
import styles from './found-problems.module.css';
import { useWord, useWordOf } from './use-console.ts';

type Result = OutputOf<typeof getImport>['results']['content'][number];

/** What is wrong with a document, each kind of problem once: in plain words, where, and what to do. */
export function FoundProblems({ problems, refusal }: Pick<Result, 'problems' | 'refusal'>) {
  const say = useWord();
  const sayOf = useWordOf();
  if (refusal)
    return (
      <>
        {sayOf('refusal', refusal.name)}
        <small>
          <bdi lang="en">{refusal.reason}</bdi>
        </small>
      </>
    );
  if (problems.length === 0) return <>{say('import.noProblems')}</>;
  return (
    <ul className={styles.problems}>
      {problems.map(({ code, places, count }) => (
        <li key={code}>
          {sayOf('problem', code)} {count > 1 && say('import.times', { count })}
          {places.length > 0 && (
            <small>
              <bdi>{places.join(', ')}</bdi>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
