import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { listJobs } from '../monitoring.contract.ts';
import { ActionButton, Mark } from './console-page.tsx';
import { Moment } from './moment.tsx';
import { useWord } from './use-console.ts';

type Report = OutputOf<typeof listJobs>;

interface Props {
  readonly jobs: Report['dead'];
  readonly empty?: string;
  /** Only what was given up can be tried again or deleted. */
  readonly onRetry?: (id: string) => Promise<void>;
  readonly onForget?: (id: string) => Promise<void>;
}

/** Single jobs: what each is about, how far it came, and why it failed. */
export function JobTable({ jobs, empty = '', onRetry, onForget }: Props) {
  const say = useWord();
  const hasFailed = onRetry !== undefined;
  const button = (words: string, { id, queue }: Report['dead'][number], act?: (id: string) => Promise<void>) => (
    <ActionButton aria-label={`${words}: ${queue} ${id.slice(0, 8)}`} onClick={() => act?.(id)}>
      {words}
    </ActionButton>
  );
  return (
    <DataTable
      rows={jobs}
      empty={empty}
      keyOf={({ id }) => id}
      columns={[
        { head: say('jobs.job'), isName: true, cell: ({ queue }) => queue },
        {
          head: say('jobs.about'),
          cell: ({ about }) =>
            about.map(({ name, value }) => (
              <small key={name}>
                {name}: <bdi>{value.length > 24 ? `${value.slice(0, 20)}…` : value}</bdi>
              </small>
            )),
        },
        {
          head: say(hasFailed ? 'jobs.reason' : 'jobs.progress'),
          cell: ({ reason, percent }) => (hasFailed ? (reason ?? say('jobs.noReason')) : `${percent ?? 0} %`),
        },
        { head: say('jobs.since'), cell: ({ since }) => <Moment at={since} /> },
        { head: say('jobs.tries'), isNumber: true, isLabelled: true, cell: ({ tries }) => tries },
        ...(hasFailed
          ? [
              {
                head: say('jobs.actions'),
                cell: (job: Report['dead'][number]) => (
                  <>
                    {button(say('jobs.retry'), job, onRetry)} {button(say('jobs.forget'), job, onForget)}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

const states = ['waiting', 'running', 'done', 'dead'] as const;

/** How much there is of each kind of work. */
export function QueueTable({ queues }: Pick<Report, 'queues'>) {
  const say = useWord();
  return (
    <DataTable
      rows={queues}
      empty={say('jobs.noQueues')}
      keyOf={({ name }) => name}
      columns={[
        { head: say('jobs.queue'), isName: true, cell: ({ name }) => name },
        ...states.map((state) => ({
          head: say(`jobs.${state}`),
          isNumber: true,
          isLabelled: true,
          cell: (queue: Report['queues'][number]) => queue[state],
        })),
      ]}
    />
  );
}

/** Changes that index or caches did not take at once. */
export function LateMarks({
  marks,
  onRetry,
}: {
  readonly marks: Report['late'];
  readonly onRetry: () => Promise<void>;
}) {
  const say = useWord();
  return (
    <>
      <DataTable
        rows={marks}
        keyOf={({ sink, site, item }) => `${sink} ${site} ${item}`}
        columns={[
          {
            head: say('jobs.thing'),
            isName: true,
            cell: ({ site, item }) =>
              item === '0' ? say('jobs.wholeSite', { site }) : say('jobs.thingOf', { site, item }),
          },
          { head: say('jobs.sink'), cell: ({ sink }) => say.of('jobs.sink', sink.replace(/[^a-z].*$/, '')) },
          {
            head: say('jobs.reason'),
            cell: ({ isParked, reason }) => (
              <>
                {isParked && <Mark isWarning>{say('jobs.parked')}</Mark>} {reason ?? say('jobs.noReason')}
              </>
            ),
          },
          { head: say('jobs.tries'), isNumber: true, isLabelled: true, cell: ({ attempts }) => attempts },
        ]}
      />
      {marks.some(({ isParked }) => isParked) && (
        <p>
          <ActionButton onClick={onRetry}>{say('jobs.retryMarks')}</ActionButton>
        </p>
      )}
    </>
  );
}
