import { join } from 'node:path';
import { journalNumber, opticsId } from '../../../samples/sites.ts';
import { ask } from '../../faults/ask.ts';
import { alternate, printSides, zip } from '../alternate.ts';
import type { BenchPortal } from '../bench-portal.ts';
import { startBenchServer } from '../bench-server.ts';
import { pinSelf } from '../cores.ts';
import { applyLoad, type Load } from '../load.ts';
import { cpuPerRequest } from '../measure-server.ts';
import type { BenchOptions } from '../options.ts';
import { pairedRatio } from '../paired-ratio.ts';
import { prepareDatabases } from '../prepare-databases.ts';
import { type Finding, ratioFinding } from '../verdict.ts';

const concurrency = 8;
const warmUpMilliseconds = 4_000;
const path = `/rc-pub/front/front-period/getFirstTwoPeriods?publicationIndexId=${opticsId(journalNumber)}`;
const address = { host: 'optics.localhost', path };

/** The whole way of a call (site, contract, scope, policies, envelope) ÷ a bare route with the same statements. */
export async function measureCalls(
  { server, environment, database }: BenchPortal,
  { pairs, seconds }: BenchOptions,
): Promise<Finding> {
  pinSelf('load');
  const bare = await startBenchServer([join(import.meta.dirname, 'bare-server.ts')], environment);
  try {
    const load = (port: number): Load => ({ port, concurrency, next: () => address });
    await checkSameAnswer([server.port, bare.port]);
    for (const { port } of [bare, server]) await applyLoad(load(port), warmUpMilliseconds);
    await prepareDatabases([database]);
    const measured = await alternate(
      {
        bare: () => cpuPerRequest(bare.pid, load(bare.port), seconds),
        portal: () => cpuPerRequest(server.pid, load(server.port), seconds),
      },
      pairs,
    );
    printSides('calls', measured);
    const method =
      'getFirstTwoPeriods over HTTP, two statements ÷ a bare Fastify route with the same statements unscoped';
    return ratioFinding('tenancy-http', pairedRatio(zip(measured.bare, measured.portal)), null, method);
  } finally {
    await bare.stop();
  }
}

async function checkSameAnswer(ports: readonly number[]): Promise<void> {
  const answers = await Promise.all(
    ports.map(async (port) => JSON.stringify(sorted(JSON.parse((await ask(port, path, { host: address.host })).text)))),
  );
  if (new Set(answers).size !== 1) throw new Error(`The bare route must answer alike:\n${answers.join('\n')}`);
}

/** Fields may come in another order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
