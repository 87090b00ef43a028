import type { JobsReport } from '../../features/console/use-cases/watch-jobs.ts';

const moment = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

const about = (data: object): string =>
  Object.entries(data)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** What the worker has to do, does and could not do, as lines for a person. */
export function describeJobs({ queues, running, dead, late }: Omit<JobsReport, 'waiting'>): string[] {
  return [
    ...(queues.length === 0 ? ['No job was ever sent.'] : []),
    ...queues.map(
      ({ name, waiting, running: now, done, dead: lost }) =>
        `${name}: ${waiting} waiting, ${now} running, ${done} done lately, ${lost} dead`,
    ),
    ...section(
      'Running:',
      running.map(
        ({ id, queue, data, percent, tries, since }) =>
          `${id}  ${queue}  ${percent ?? 0} %  since ${moment(since)}, try ${tries}: ${about(data)}`,
      ),
    ),
    ...section(
      'Dead letters, which nobody tries again until "imprint jobs retry <id>":',
      dead.map(
        ({ id, queue, data, reason, tries, since }) =>
          `${id}  ${queue}  ${moment(since)}, after ${tries === 1 ? '1 try' : `${tries} tries`}: ${reason ?? 'no reason was given'} (${about(data)})`,
      ),
    ),
    ...section(
      'Changes that could not be told; "imprint jobs retry-marks" or the next change of the item tries again:',
      late
        .filter(({ isParked }) => isParked)
        .map(
          ({ sink, site, item, reason }) => `${sink}  site ${site}, item ${item}: ${reason ?? 'no reason was given'}`,
        ),
    ),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
