import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { listJobs } from '../monitoring.contract.ts';
import tables from './console-table.module.css';
import { Moment } from './moment.tsx';
import { useWord } from './use-console.ts';

interface Props {
  readonly jobs: OutputOf<typeof listJobs>['dead'];
  /** Only what was given up can be tried again or deleted. */
  readonly onRetry?: (id: string) => Promise<void>;
  readonly onForget?: (id: string) => Promise<void>;
}

/** Single jobs: what each is about, how far it came, and why it failed. */
export function JobTable({ jobs, onRetry, onForget }: Props) {
  const say = useWord();
  const hasFailed = onRetry !== undefined;
  return (
    <div className={tables.scroll}>
      <table className={`${tables.table} ${tables.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{say('jobs.job')}</th>
            <th scope="col">{say('jobs.about')}</th>
            <th scope="col">{say(hasFailed ? 'jobs.reason' : 'jobs.progress')}</th>
            <th scope="col">{say('jobs.since')}</th>
            <th scope="col" className={tables.number}>
              {say('jobs.tries')}
            </th>
            {hasFailed && <th scope="col">{say('jobs.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ id, queue, about, reason, percent, since, tries }) => (
            <tr key={id}>
              <th scope="row">{queue}</th>
              <td>
                {about.map(({ name, value }) => (
                  <small key={name}>
                    {name}: <bdi>{value.length > 24 ? `${value.slice(0, 20)}…` : value}</bdi>
                  </small>
                ))}
              </td>
              <td>{hasFailed ? (reason ?? say('jobs.noReason')) : `${percent ?? 0} %`}</td>
              <td>
                <Moment at={since} />
              </td>
              <td className={tables.number} data-label={say('jobs.tries')}>
                {tries}
              </td>
              {onRetry && onForget && (
                <td>
                  <button
                    type="button"
                    className={buttons.button}
                    aria-label={`${say('jobs.retry')}: ${queue} ${id.slice(0, 8)}`}
                    onClick={() => void onRetry(id)}
                  >
                    {say('jobs.retry')}
                  </button>{' '}
                  <button
                    type="button"
                    className={buttons.button}
                    aria-label={`${say('jobs.forget')}: ${queue} ${id.slice(0, 8)}`}
                    onClick={() => void onForget(id)}
                  >
                    {say('jobs.forget')}
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
