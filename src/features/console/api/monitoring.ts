import { answering, type ConsoleRequest } from '../../../platform/contract/handler.ts';
import { presentPage } from '../../../platform/contract/saved-output.ts';
import { permits } from '../../../platform/kernel/console-role.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { ReportedJob } from '../../../platform/ports/jobs.ts';
import { forgetJob, listJobs, listSecurityEvents, retryJob, retryMarks } from '../monitoring.contract.ts';
import type { SecurityEventStore } from '../store/postgres-security-events.ts';
import type { Actor, WatchJobs } from '../use-cases/watch-jobs.ts';

const present = ({ data, since, ...job }: ReportedJob) => ({
  ...job,
  since: since.toISOString(),
  about: Object.entries(data).map(([name, value]) => ({
    name,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value),
  })),
});

const actorOf = (request: Pick<ConsoleRequest, 'site' | 'consoleUser'>): Actor => ({
  site: request.site.host.id,
  account: request.consoleUser.account,
});

export const answerJobs = (watch: WatchJobs) => [
  answering(listJobs, async () => {
    const { parked: _, ...report } = await watch.report();
    return success({ ...report, running: report.running.map(present), dead: report.dead.map(present) });
  }),
  answering(retryJob, async (request) =>
    (await watch.retry(request.input.id, actorOf(request))) ? success({}) : failed(failure('notFound')),
  ),
  answering(forgetJob, async (request) =>
    (await watch.forget(request.input.id, actorOf(request))) ? success({}) : failed(failure('notFound')),
  ),
  answering(retryMarks, async (request) => success({ tried: await watch.retryMarks(actorOf(request)) })),
];

export const answerSecurityEvents = (store: SecurityEventStore) =>
  answering(listSecurityEvents, async ({ input, site, consoleUser }) => {
    const { events, total } = await store.list(site.host.id, input);
    const seesAll = permits(consoleUser.role, 'sites.manage');
    const ofInstallation = seesAll ? (await store.list(null, input)).events : [];
    return success({ ...presentPage(events, total, input), ofInstallation });
  });
