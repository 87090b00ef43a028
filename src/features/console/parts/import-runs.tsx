import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { listImports } from '../../editorial/import/contract.ts';
import styles from './console-table.module.css';
import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import { useWord, useWordOf } from './use-console.ts';

type Run = OutputOf<typeof listImports>['content'][number];

/** How far a package is, in words and as a bar. */
export function ImportProgress({ run }: { readonly run: Run }) {
  const say = useWord();
  const sayOf = useWordOf();
  const { state, documents, done, imported, refused, problem } = run;
  return (
    <>
      <span className={state === 'failed' ? styles.warning : styles.mark}>{sayOf('import.state', state)}</span>
      {documents > 0 && <small>{say('import.counts', { done, documents, imported, refused })}</small>}
      {state === 'running' && <progress value={done} max={documents || 1} aria-label={run.name} />}
      {problem && <small>{sayOf('import.failed', problem)}</small>}
    </>
  );
}

/** What was brought in from the browser, the newest first. */
export function ImportRuns({ runs }: { readonly runs: readonly Run[] }) {
  const say = useWord();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('import.file')}</th>
            <th scope="col">{say('import.state')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>
                <Link to={`/console/import/${run.id}`}>
                  <bdi>{run.name}</bdi>
                </Link>
                <small>
                  <Moment at={run.begunAt} />
                </small>
              </td>
              <td>
                <ImportProgress run={run} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
