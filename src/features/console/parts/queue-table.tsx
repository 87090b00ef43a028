import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { listJobs } from '../monitoring.contract.ts';
import tables from './console-table.module.css';
import { useWord } from './use-console.ts';

const states = ['waiting', 'running', 'done', 'dead'] as const;

/** How much there is of each kind of work. */
export function QueueTable({ queues }: Pick<OutputOf<typeof listJobs>, 'queues'>) {
  const say = useWord();
  return (
    <div className={tables.scroll}>
      <table className={`${tables.table} ${tables.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{say('jobs.queue')}</th>
            {states.map((state) => (
              <th key={state} scope="col" className={tables.number}>
                {say(`jobs.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row">{queue.name}</th>
              {states.map((state) => (
                <td key={state} className={tables.number} data-label={say(`jobs.${state}`)}>
                  {queue[state]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
