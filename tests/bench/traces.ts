import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundle } from '../support/portal-process.ts';
import { alternate, printSides, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { startBenchPortal } from './bench-portal.ts';
import { startBenchServer } from './bench-server.ts';
import { pinSelf } from './cores.ts';
import type { Load } from './load.ts';
import { cpuPerRequest } from './measure-server.ts';
import { pairedRatio } from './paired-ratio.ts';
import { ratioFinding } from './verdict.ts';

const bar = 1.03;
const share = '0.01';
const host = 'optics.localhost';
/** Two pages with many statements, and a call with few. */
const paths = ['/homeNav?lang=en', '/newPicture?lang=en', '/rc-pub/front/channel/getChannelList?language=en'];

/** What telling of traces costs the server, next to one that tells of none. */
export const tracesBench: Bench = {
  purpose: `CPU of a server that tells of one request in a hundred ÷ one that tells of none: ≤ ${bar}×`,
  async run({ pairs, seconds }) {
    pinSelf('load');
    let received = 0;
    const receiver = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      request.on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/v1/traces`;
    const portal = await startBenchPortal(1);
    const telling = (of: string) =>
      startBenchServer([bundle, 'server'], {
        ...portal.environment,
        IMPRINT_TRACES_URL: url,
        IMPRINT_TRACES_SHARE: of,
      });
    const few = await telling(share);
    const all = await telling('1');
    try {
      let turn = 0;
      const load = (port: number): Load => ({
        port,
        concurrency: 4,
        next: () => ({ host, path: paths[turn++ % paths.length] as string }),
      });
      const side = ({ port, pid }: { port: number; pid: number }) => {
        return () => cpuPerRequest(pid, load(port), seconds);
      };
      const cpu = await alternate({ none: side(portal.server), few: side(few), all: side(all) }, pairs, (round) =>
        process.stderr.write(`round ${round} of ${pairs}\n`),
      );
      printSides('traces', cpu);
      if (received === 0) throw new Error('Nothing was told.');
      const method = 'home, a list and a call in turn, not kept';
      return [
        ratioFinding(
          'traces-all',
          pairedRatio(zip(cpu.none, cpu.all)),
          null,
          `${method}; every request told of ÷ none`,
        ),
        ratioFinding('traces', pairedRatio(zip(cpu.none, cpu.few)), bar, `${method}; 1 % told of ÷ none`),
      ];
    } finally {
      await Promise.all([few.stop(), all.stop()]);
      await portal.stop();
      receiver.close();
    }
  },
};
