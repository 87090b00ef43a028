import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import type { getImport, listImports } from '../../editorial/import/contract.ts';
import styles from './console.module.css';
import { Mark } from './console-page.tsx';
import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import { useWord } from './use-console.ts';

type Run = OutputOf<typeof listImports>['content'][number];

/** How far a package is, in words and as a bar. */
export function ImportProgress({ run }: { readonly run: Run }) {
  const say = useWord();
  const { state, documents, done, imported, refused, problem } = run;
  return (
    <div className={layout.row3}>
      <Mark isWarning={state === 'failed'}>{say.of('import.state', state)}</Mark>
      {documents > 0 && <small>{say('import.counts', { done, documents, imported, refused })}</small>}
      {state === 'running' && <progress value={done} max={documents || 1} aria-label={run.name} />}
      {problem && <small>{say.of('import.failed', problem)}</small>}
    </div>
  );
}

/** What was brought in from the browser, the newest first. */
export function ImportRuns({ runs }: { readonly runs: readonly Run[] }) {
  const say = useWord();
  return (
    <DataTable
      isStacked={false}
      rows={runs}
      keyOf={({ id }) => id}
      empty={say('import.noRuns')}
      columns={[
        {
          head: say('import.file'),
          cell: ({ id, name, begunAt }) => (
            <>
              <Link to={`/console/import/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              <small>
                <Moment at={begunAt} />
              </small>
            </>
          ),
        },
        { head: say('import.state'), cell: (run) => <ImportProgress run={run} /> },
      ]}
    />
  );
}

type Result = OutputOf<typeof getImport>['results']['content'][number];

/** What is wrong with a document, each kind of problem once: in plain words, where, and what to do. */
export function FoundProblems({ problems, refusal }: Pick<Result, 'problems' | 'refusal'>) {
  const say = useWord();
  if (refusal)
    return (
      <>
        {say.of('refusal', refusal.name)}
        <small>
          <bdi lang="en">{refusal.reason}</bdi>
        </small>
      </>
    );
  if (problems.length === 0) return <>{say('import.noProblems')}</>;
  return (
    <ul className={styles.listed}>
      {problems.map(({ code, places, count }) => (
        <li key={code}>
          {say.of('problem', code)} {count > 1 && say('import.times', { count })}
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

const everyMilliseconds = 1_500;

/** Asks again for what the page shows, as long as something is underway and someone looks. */
export function usePolling(isUnderway: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnderway || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (!document.hidden) void revalidate();
    }, everyMilliseconds);
    return () => clearTimeout(timer);
  }, [isUnderway, revalidate, state]);
}
