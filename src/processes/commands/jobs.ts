import type { Command } from './command.ts';
import { describeJobs } from './describe-jobs.ts';

export const jobsCommand: Command = {
  purpose:
    'lists what the worker does and could not do; "jobs retry <id>" tries a dead letter again, "jobs forget <id>" throws it away, "jobs retry-marks" tells index and edge again of what was given up',
  async run({ operating: { watch } }, [word, id]) {
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
