import { useRevalidator } from 'react-router';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type { forgetJob, listJobs, retryJob, retryMarks } from '../monitoring.contract.ts';
import { ActionButton, ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { JobTable, LateMarks, QueueTable } from '../parts/job-tables.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/jobs-page';
import { ask } from './load-console.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => ask<typeof listJobs>(context, 'GET /console/jobs', {});

/** /console/jobs: what the workers do and could not do. */
export default function JobsPage({ loaderData: { queues, running, dead, late, waiting } }: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const done = async (text: string) => {
    showToast({ text, kind: 'success' });
    await revalidate();
  };

  async function retry(id: string) {
    if ((await pageCall()<typeof retryJob>('POST /console/jobs/retry', { id })).ok) await done(say('jobs.retried'));
  }
  async function forget(id: string) {
    const words = { confirm: say('jobs.forget'), cancel: say('form.cancel') };
    if (!(await confirmed(say('jobs.confirmForget'), words))) return;
    if ((await pageCall()<typeof forgetJob>('POST /console/jobs/forget', { id })).ok) await done(say('jobs.forgotten'));
  }
  async function retryParked() {
    const answer = await pageCall()<typeof retryMarks>('POST /console/jobs/retryMarks', {});
    if (answer.ok) await done(say('jobs.marksRetried', { count: answer.value.tried }));
  }

  return (
    <ConsolePage
      title={say('jobs.title')}
      hint={say('jobs.note')}
      actions={<ActionButton onClick={revalidate}>{say('jobs.refresh')}</ActionButton>}
    >
      <ConsoleSection id="dead" title={say('jobs.deadTitle')}>
        <p>{say(dead.length === 0 ? 'jobs.noDead' : 'jobs.deadNote')}</p>
        {dead.length > 0 && <JobTable jobs={dead} onRetry={retry} onForget={forget} />}
      </ConsoleSection>
      <ConsoleSection id="late" title={say('jobs.late')}>
        <p>
          {say(late.length === 0 ? 'jobs.noLate' : 'jobs.lateNote')} {say('jobs.waitingMarks', { count: waiting })}
        </p>
        {late.length > 0 && <LateMarks marks={late} onRetry={retryParked} />}
      </ConsoleSection>
      <ConsoleSection id="running" title={say('jobs.nowRunning')}>
        <JobTable jobs={running} empty={say('jobs.nothingRuns')} />
      </ConsoleSection>
      <ConsoleSection id="queues" title={say('jobs.queues')}>
        <QueueTable queues={queues} />
      </ConsoleSection>
    </ConsolePage>
  );
}
