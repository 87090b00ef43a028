import { fillDemo } from '../../../samples/loading/fill-demo.ts';
import { createApp } from '../../../src/processes/create-app.ts';
import { prepareQueues } from '../../../src/processes/queues.ts';
import { readSettings } from '../../../src/processes/settings.ts';
import { fillLoadSites } from './fill-load-sites.ts';

const reportMilliseconds = 3_000;

/** The sample sites without their content, and so many generated ones. */
export async function run([count]: readonly string[]): Promise<void> {
  const app = createApp(readSettings(process.env));
  try {
    await prepareQueues(app);
    await fillDemo(app, { bare: true });
    await fillLoadSites(app, Number(count), 1, reporting(Number(count)));
  } finally {
    await app.close();
  }
}

function reporting(count: number): (done: number) => void {
  const started = performance.now();
  let reported = started;
  return (done) => {
    const now = performance.now();
    if (now - reported < reportMilliseconds && done < count) return;
    reported = now;
    console.log(`filled ${done} of ${count} generated sites in ${Math.round((now - started) / 1000)} s`);
  };
}
