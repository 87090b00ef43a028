import { sql } from 'kysely';
import { query } from '../../../db/query.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Command } from './command.ts';
import { describeJobs, type ParkedMark } from './describe-jobs.ts';

const mostListed = 50;

export const jobsCommand: Command = {
  purpose: 'lists what the worker does and could not do; "jobs retry <id>" tries a dead letter again',
  async run({ jobs, database }, [word, id]) {
    if (word === undefined) {
      const [queues, running, dead, parked] = await Promise.all([
        jobs.queues(),
        jobs.running(),
        jobs.dead(mostListed),
        parkedMarks(database),
      ]);
      for (const line of describeJobs({ queues, running, dead, parked })) console.log(line);
    } else if (word === 'retry' && id) {
      const found = /^[0-9a-f-]{36}$/.test(id) && (await jobs.retry(id));
      console.log(found ? `${id} is tried again.` : `There is no dead letter ${id}.`);
      if (!found) process.exitCode = 1;
    } else {
      console.error('Say "imprint jobs" or "imprint jobs retry <id>".');
      process.exitCode = 2;
    }
  },
};

/** Marks that a sink refused too often wait for ever: their time is infinity. */
const parkedMarks = (database: Database): Promise<ParkedMark[]> =>
  database.unscopedRows(
    query
      .selectFrom('dirty_mark')
      .select(['sink', 'site_id as site', 'item_id as item', 'last_error as reason'])
      .where('due_at', '=', sql<Date>`'infinity'`)
      .orderBy('site_id')
      .limit(mostListed),
  );
