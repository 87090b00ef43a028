import { Gauge, register } from 'prom-client';
import type { JobsReport } from '../../features/console/use-cases/watch-jobs.ts';
import type { App } from '../create-app.ts';

const states = ['waiting', 'running', 'dead'] as const;

/** What waits stands in the database, so that every process can tell it, also while no worker runs. */
export function addJobMetrics({ operating, log }: Pick<App, 'operating' | 'log'>): void {
  let asked: Promise<JobsReport | undefined> | undefined;
  /** Both gauges are asked at the same moment, and the database once. */
  const report = () => {
    asked ??= operating.watch
      .report()
      .catch((problem: unknown) => {
        log.warn({ problem }, 'the jobs could not be counted');
        return undefined;
      })
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  register.registerMetric(
    new Gauge({
      name: 'imprint_marks',
      help: 'Changes that index or edges do not know yet; parked ones wait for a person',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const told = await report();
        this.reset();
        if (!told) return;
        this.set({ state: 'waiting' }, told.waiting);
        this.set({ state: 'parked' }, told.late.filter(({ isParked }) => isParked).length);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'imprint_jobs',
      help: 'Jobs by queue; dead ones wait for a person',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        const told = await report();
        this.reset();
        for (const queue of told?.queues ?? [])
          for (const state of states) this.set({ queue: queue.name, state }, queue[state]);
      },
    }),
  );
}
