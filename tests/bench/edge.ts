import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryVarnish } from '../../ops/edge/temporary-varnish.ts';
import { alternate, printSides, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { startBenchPortal } from './bench-portal.ts';
import { pinMeasured, pinSelf } from './cores.ts';
import { crowd, renders } from './edge/crowd.ts';
import { hasNginx, startNginx } from './edge/nginx.ts';
import { applyLoad, type Load } from './load.ts';
import { cpuPerRequest } from './measure-server.ts';
import { pairedRatio } from './paired-ratio.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const host = 'optics.localhost';
/** Its texts are stored, so that it comes whole without a search index. */
const page = '/aboutus?lang=en';
const concurrency = 32;
const readers = 1_000;
/** Half the requests a second on the same core is twice the processor time for each. */
const bar = 2;
const compressed = { 'accept-encoding': 'gzip' };

/** A page from the edge's memory ÷ nginx sending the same bytes from a file, and a crowd before a page that nobody has seen. */
export const edgeBench: Bench = {
  purpose: `edge hit ÷ nginx with the same bytes: CPU ≤ ${bar}× (rps ≥ 0.5×); ${readers} on a cold key: 1 render`,
  async run({ pairs, seconds }) {
    if (!hasNginx()) throw new Error('nginx is missing on this machine: apt-get install nginx-light.');
    pinSelf('load');
    const portal = await startBenchPortal(1);
    const edge = await startTemporaryVarnish({ serverPort: portal.server.port, secret: 'bench' });
    try {
      await untilHit(edge.port);
      const kept = await fetchPage(edge.port);
      const nginx = await startNginx(kept.bytes, kept.headers);
      try {
        for (const pid of [edge.pid, nginx.pid]) pinMeasured(pid);
        const edgeLoad: Load = {
          port: edge.port,
          concurrency,
          headers: compressed,
          next: () => ({ host, path: page }),
        };
        const nginxLoad: Load = { ...edgeLoad, port: nginx.port, next: () => ({ host, path: '/page' }) };
        for (const load of [edgeLoad, nginxLoad]) await applyLoad(load, 1_000);
        const measured = await alternate(
          {
            nginx: () => cpuPerRequest(nginx.pid, nginxLoad, seconds),
            edge: async () => {
              await untilHit(edge.port);
              return cpuPerRequest(edge.pid, edgeLoad, seconds);
            },
          },
          pairs,
        );
        printSides('one page', measured);
        const method = `${kept.bytes.length} bytes, compressed, over ${concurrency} connections`;
        const ratio = ratioFinding('edge', pairedRatio(zip(measured.nginx, measured.edge)), bar, method);
        return [await measureCrowd(portal.server.metricsPort, edge.port), ratio];
      } finally {
        await nginx.stop();
      }
    } finally {
      await edge.stop();
      await portal.stop();
    }
  },
};

async function measureCrowd(metricsPort: number, edgePort: number): Promise<Finding> {
  const before = await renders(metricsPort);
  await crowd(edgePort, '/periodIntroduce?lang=de', readers);
  const figure = (await renders(metricsPort)) - before;
  const method = `${readers} readers ask for a page that is in no cache`;
  return { name: 'edge-cold', figure, unit: 'renders', bar: 1, median: figure, method };
}

/** The edge must have seen the server, and the page must be fresh for the seconds that follow. */
async function untilHit(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if ((await fetchPage(port)).cache === 'hit') return;
    await sleep(50);
  }
  throw new Error('The page never came from the edge.');
}

/** As a browser gets it: compressed, with its headers. */
function fetchPage(port: number): Promise<{ bytes: Buffer; cache: string; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: page, headers: { host, ...compressed } }, async (answer) => {
      const names = [
        'content-encoding',
        'content-security-policy',
        'cache-control',
        'referrer-policy',
        'x-content-type-options',
      ];
      const headers = Object.fromEntries(
        names.flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : [])),
      );
      resolve({ bytes: await buffer(answer), cache: String(answer.headers['x-cache'] ?? ''), headers });
    });
    sent.on('error', reject);
    sent.end();
  });
}
