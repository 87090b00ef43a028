import type { Check } from '../../use-cases/check.ts';

const mostRead = 1_000;

export const deadLetters: Check = {
  promise: 'no job was given up',
  remedy: 'Read the reason, put it right, and try again: imprint jobs retry <id>.',
  async *find({ id: site }, { jobs }) {
    for (const { id, queue, data, reason } of await jobs.dead(mostRead))
      if ('site' in data && data.site === site)
        yield `The job ${id} (${queue}) was given up: ${reason ?? 'no reason was given'}.`;
  },
};
