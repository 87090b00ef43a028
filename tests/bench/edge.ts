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
/** Varnish itself, almost without rules, costs 1.9 to 2.15 times nginx: the bar is that our rules cost nothing that can be told. */
const bar = 2.15;
const compressed = { 'accept-encoding': 'gzip' };

/** A page from the edge's memory ÷ nginx sending the same bytes from a file, and a crowd before a page that nobody has seen. */
export const edgeBench: Bench = {
  purpose: `edge hit ÷ nginx with the same bytes: CPU ≤ ${bar}×; ${readers} on a cold key: 1 render`,
  async run({ pairs, seconds }) {
    if (!hasNginx()) throw new Error('nginx is missing on this machine: apt-get install nginx-light.');
    pinSelf('load');
    const portal = await startBenchPortal(1);
    const edge = await startTemporaryVarnish({ serverPort: portal.server.port, secret: 'bench' });
    const floor = await startTemporaryVarnish({
      serverPort: portal.server.port,
      secret: 'bench',
      rules: almostNoRules,
    });
    try {
      await untilHit(edge.port);
      await untilHit(floor.port);
      const kept = await fetchPage(edge.port);
      const nginx = await startNginx(kept.bytes, kept.headers);
      try {
        for (const pid of [edge.pid, floor.pid, nginx.pid]) pinMeasured(pid);
        const edgeLoad: Load = {
          port: edge.port,
          concurrency,
          headers: compressed,
          next: () => ({ host, path: page }),
        };
        const nginxLoad: Load = { ...edgeLoad, port: nginx.port, next: () => ({ host, path: '/page' }) };
        const floorLoad: Load = { ...edgeLoad, port: floor.port };
        for (const load of [edgeLoad, floorLoad, nginxLoad]) await applyLoad(load, 1_000);
        const measured = await alternate(
          {
            nginx: () => cpuPerRequest(nginx.pid, nginxLoad, seconds),
            edge: async () => {
              await untilHit(edge.port);
              return cpuPerRequest(edge.pid, edgeLoad, seconds);
            },
            floor: () => cpuPerRequest(floor.pid, floorLoad, seconds),
          },
          pairs,
        );
        printSides('one page', measured);
        const method = `${kept.bytes.length} bytes, compressed, over ${concurrency} connections`;
        const against = (name: string, side: 'edge' | 'floor', most: number | null, how: string) =>
          ratioFinding(name, pairedRatio(zip(measured.nginx, measured[side])), most, how);
        return [
          await measureCrowd(portal.server.metricsPort, edge.port),
          against('edge-floor', 'floor', null, `Varnish with almost no rules: ${method}`),
          against('edge', 'edge', bar, method),
        ];
      } finally {
        await nginx.stop();
      }
    } finally {
      await floor.stop();
      await edge.stop();
      await portal.stop();
    }
  },
};

/** Keeps a page and says that it came from memory; nothing else. The subs of start-varnish have to be named. */
const almostNoRules = `vcl 4.1;
include "backend.vcl";
sub vcl_recv {
  call choose_server;
  if (req.method == "PURGE") { call check_purge_secret; }
  if (req.restarts > 0 || client.ip ~ trusted_proxies) { call accept_stale; }
  return (hash);
}
sub vcl_backend_response {
  set beresp.do_gzip = true;
  set beresp.ttl = 1h;
  call keep_stale;
  return (deliver);
}
sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; }
  call demand_encryption;
}
`;

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
