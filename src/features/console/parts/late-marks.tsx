import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { listJobs } from '../monitoring.contract.ts';
import tables from './console-table.module.css';
import { useWord, useWordOf } from './use-console.ts';

interface Props {
  readonly marks: OutputOf<typeof listJobs>['late'];
  readonly onRetry: () => Promise<void>;
}

/** Changes that index or caches did not take at once. */
export function LateMarks({ marks, onRetry }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  return (
    <>
      <div className={tables.scroll}>
        <table className={`${tables.table} ${tables.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{say('jobs.thing')}</th>
              <th scope="col">{say('jobs.sink')}</th>
              <th scope="col">{say('jobs.reason')}</th>
              <th scope="col" className={tables.number}>
                {say('jobs.tries')}
              </th>
            </tr>
          </thead>
          <tbody>
            {marks.map(({ sink, site, item, attempts, reason, isParked }) => (
              <tr key={`${sink} ${site} ${item}`}>
                <th scope="row">
                  {item === '0' ? say('jobs.wholeSite', { site }) : say('jobs.thingOf', { site, item })}
                </th>
                <td>{sayOf('jobs.sink', sink.replace(/[^a-z].*$/, ''))}</td>
                <td>
                  {isParked && <span className={tables.warning}>{say('jobs.parked')}</span>}
                  {reason ?? say('jobs.noReason')}
                </td>
                <td className={tables.number} data-label={say('jobs.tries')}>
                  {attempts}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {marks.some(({ isParked }) => isParked) && (
        <p>
          <button type="button" className={buttons.button} onClick={() => void onRetry()}>
            {say('jobs.retryMarks')}
          </button>
        </p>
      )}
    </>
  );
}
