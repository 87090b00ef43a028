import { connect, isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectSecurely, type SecureContextOptions } from 'node:tls';
import { Gauge, register } from 'prom-client';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import type { Settings } from '../settings.ts';
import { readTls } from '../tls-files.ts';

/** What makes an engine say something, whoever asks: no password is sent. A mail server speaks first. */
const greetings: Readonly<Record<string, string>> = {
  'http:': 'HEAD / HTTP/1.1\r\nhost: imprint\r\nconnection: close\r\n\r\n',
  'redis:': 'PING\r\n',
  'tcp:': 'zPING\0',
  'unix:': 'zPING\0',
  'smtp:': '',
};
const ports: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'redis:': 6379,
  'smtp:': 25,
  'smtps:': 465,
};

/** Whether something at this address answers at all. What takes connections and says nothing does not. */
export function answersAt(address: string, milliseconds: number, certificate?: SecureContextOptions): Promise<boolean> {
  const { protocol, hostname, port, pathname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = /^(?:http|redis|smtp)s:$/.test(protocol);
  const at = { host, port: Number(port) || ports[protocol] || ports[protocol.replace(/s:$/, ':')] || 0 };
  return new Promise((resolve) => {
    // Whose certificate it is, the engines' own clients judge; some want to see ours before they say a word.
    const socket = isSecure
      ? connectSecurely({ ...certificate, ...at, ...(!isIP(host) && { servername: host }), rejectUnauthorized: false })
      : connect(protocol === 'unix:' ? { path: pathname } : at);
    const end = (answers: boolean) => {
      resolve(answers);
      socket.destroy();
    };
    socket.setTimeout(milliseconds, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.once('data', () => end(true));
    socket.write(greetings[isSecure ? protocol.replace(/s:$/, ':') : protocol] ?? '');
  });
}

/** What is known by then: an engine that hangs keeps nobody from hearing of all else. */
export const inTime = <Value, Late>(answer: Promise<Value>, late: Late): Promise<Value | Late> =>
  Promise.race([answer, wait(limits.metrics.milliseconds, late, { ref: false })]);

/** Whether PostgreSQL answers the pool that serves readers. */
export const answersPool = ({ pool }: Pick<App['database'], 'pool'>): Promise<boolean> =>
  inTime(
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    false,
  );

/** The engines that the settings name, but PostgreSQL, which is asked by its pool. */
const enginesOf = (settings: Settings): readonly (readonly [engine: string, address: string])[] =>
  (
    [
      ['opensearch', settings.IMPRINT_OPENSEARCH_URL],
      ['redis', settings.IMPRINT_REDIS_URL],
      ['files', settings.IMPRINT_S3_ENDPOINT],
      ['clamav', settings.IMPRINT_CLAMAV_URL],
      ['mail', settings.IMPRINT_SMTP_URL],
      ...settings.IMPRINT_EDGES.map((edge) => ['edge', edge] as const),
    ] as const
  ).flatMap(([engine, address]) => (address === undefined ? [] : [[engine, address] as const]));

/** Each process tells which engines it reaches: that one can't is as much worth knowing as that none can. */
export function addEngineMetrics({ settings, database }: Pick<App, 'settings' | 'database'>): void {
  const others = enginesOf(settings);
  const certificate = readTls(settings);
  register.registerMetric(
    new Gauge({
      name: 'imprint_engine_up',
      help: 'Whether an engine answers this process, 1 or 0',
      labelNames: ['engine', 'at'],
      registers: [],
      async collect() {
        const { milliseconds } = limits.metrics;
        const tell = async (engine: string, address: string, answer: Promise<boolean>) =>
          this.set({ engine, at: placeOf(address) }, (await answer) ? 1 : 0);
        const reachable = answersPool(database);
        await Promise.all([
          tell('postgresql', settings.IMPRINT_DATABASE_URL, reachable),
          ...others.map(([engine, address]) => tell(engine, address, answersAt(address, milliseconds, certificate))),
        ]);
      },
    }),
  );
}

/** Neither names nor passwords of an address. */
const placeOf = (address: string): string => {
  const { host, pathname } = new URL(address);
  return host || pathname;
};
