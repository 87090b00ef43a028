import type { JobsReport } from '../../features/console/use-cases/watch-jobs.ts';
import type { Command } from './command.ts';

export const jobsCommand: Command = {
  purpose:
    'lists what the worker does and could not do; "jobs retry <id>" tries a dead letter again, "jobs forget <id>" throws it away, "jobs retry-marks" tells index and edge again of what was given up',
  async run({ editorial: { watch } }, [word, id]) {
    if (word === undefined) {
      for (const line of describeJobs(await watch.report())) console.log(line);
    } else if (word === 'retry-marks') {
      console.log(`${await watch.retryMarks()} changes are tried again.`);
    } else if ((word === 'retry' || word === 'forget') && id) {
      const found = await watch[word](id);
      const done = word === 'retry' ? 'is tried again' : 'is thrown away';
      console.log(found ? `${id} ${done}.` : `There is no dead letter ${id}.`);
      if (!found) process.exitCode = 1;
    } else {
      console.error('Say "imprint jobs", or "imprint jobs retry <id>", "forget <id>" or "retry-marks".');
      process.exitCode = 2;
    }
  },
};

const moment = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

const about = (data: object): string =>
  Object.entries(data)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** What the worker has to do, does and could not do, as lines for a person. */
export function describeJobs({ queues, running, dead, late }: Omit<JobsReport, 'waiting' | 'parked'>): string[] {
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
