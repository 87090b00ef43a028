import { parseArgs } from 'node:util';
import { fillDemo } from '../demo/fill-demo.ts';
import { fillLoadSites } from '../demo/load/fill-load-sites.ts';
import { prepareQueues } from '../queues.ts';
import type { Command } from './command.ts';

const mostSites = 100_000;
const reportMilliseconds = 3_000;

export const demoCommand: Command = {
  purpose:
    'fills three sample sites: a Chinese optics journal, an English biology journal, and the portal that gathers both; --bare leaves their content out, --sites N adds N small ones',
  async run(app, words) {
    const { sites, seed, bare } = parseArgs({
      args: [...words],
      options: {
        sites: { type: 'string', default: '0' },
        seed: { type: 'string', default: '1' },
        bare: { type: 'boolean', default: false },
      },
    }).values;
    const count = wholeNumber('--sites', sites, mostSites);
    const chosenSeed = wholeNumber('--seed', seed, 1_000);
    await prepareQueues(app);
    for (const { host } of await fillDemo(app, { bare })) console.log(`filled ${host}`);
    if (count > 0) await fillMany(app, count, chosenSeed);
  },
};

async function fillMany(app: Parameters<Command['run']>[0], count: number, seed: number): Promise<void> {
  const started = performance.now();
  let reported = started;
  await fillLoadSites(app, count, seed, (done) => {
    const now = performance.now();
    if (now - reported < reportMilliseconds && done < count) return;
    reported = now;
    console.log(`filled ${done} of ${count} generated sites in ${Math.round((now - started) / 1000)} s`);
  });
}

function wholeNumber(option: string, given: string, most: number): number {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number > most) throw new Error(`${option} takes a whole number from 0 to ${most}.`);
  return number;
}
