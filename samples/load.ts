import { parseArgs } from 'node:util';
import { createApp } from '../src/processes/create-app.ts';
import { prepareQueues } from '../src/processes/queues.ts';
import { readSettings } from '../src/processes/settings.ts';
import { fillDemo } from './loading/fill-demo.ts';

/** Fills the sample sites: a Chinese optics journal, an English biology journal, the portal that gathers both, and a group of three journals. `--bare` leaves their content out. */
export async function run(words: readonly string[]): Promise<void> {
  const { bare } = parseArgs({ args: [...words], options: { bare: { type: 'boolean', default: false } } }).values;
  const app = createApp(readSettings(process.env));
  try {
    await prepareQueues(app);
    for (const { host } of await fillDemo(app, { bare })) console.log(`filled ${host}`);
  } finally {
    await app.close();
  }
}
