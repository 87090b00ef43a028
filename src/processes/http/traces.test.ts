import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { query } from '../../../db/query.ts';
import { send } from '../../../ops/edge/edge-under-test.ts';
import { startTemporaryVarnish, type TemporaryVarnish } from '../../../ops/edge/temporary-varnish.ts';
import { engineEnvironment } from '../../../tests/support/engines.ts';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { type ReceivedSpan, startTraceReceiver } from '../../../tests/support/trace-receiver.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { success } from '../../platform/kernel/result.ts';
import { madeHere } from '../../platform/ports/storable.ts';
import { recordTraces, type SpanSink } from '../../platform/ports/traces.ts';
import { beginTracing } from '../engines.ts';
import { readSettings } from '../settings.ts';
import { createWorker } from '../worker.ts';

/** A real one, where somebody started it: `npm run conformance -- traces`. */
const zipkin = process.env.IMPRINT_ZIPKIN;
const paper = idOf(1, 1);
const titles = JSON.stringify({ en: 'planted title' });
const queue = { name: 'traced', mostSeconds: 60, atOnce: 1 };
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let traces: SpanSink | undefined;
let edge: TemporaryVarnish;

const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeArticle(app, 1, paper);
    await app.app.knownHosts.refresh();
    // A machine that does other things next to takes its time.
    await vi.waitFor(() => app.app.index.prepare(), { timeout: 110_000, interval: 500 });
  },
  async () => {
    receiver = await startTraceReceiver();
    const tracing = {
      IMPRINT_TRACES_URL: receiver.url,
      IMPRINT_TRACES_SHARE: '1',
      IMPRINT_TRACES_HEADERS: 'x-key=a=b',
    };
    const settings = (variables: object) => readSettings({ ...engineEnvironment(), ...tracing, ...variables });
    traces = await beginTracing(settings({}), 'server');
    if (zipkin) sendToBoth(await beginTracing(settings({ IMPRINT_TRACES_URL: `${zipkin}/api/v2/spans` }), 'server'));
    return tracing;
  },
);

beforeAll(async () => {
  const { database, jobs, files } = portal.app;
  await jobs.prepare([queue]);
  portal.server.post('/change', async () => {
    await files.put(madeHere(Buffer.from(`planted bytes ${Math.random()}`)), 'text/plain');
    const scope = { reads: [1], writes: 1 };
    await database.transaction(scope, async (transaction) => {
      await transaction.rows({
        compile: () => sql`update item set titles = ${titles}::jsonb where id = ${paper}`.compile(query),
      });
      await jobs.send(queue, [{ data: { about: 'something' } }], transaction);
    });
    return 'changed';
  });
  await portal.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.server.server.address() as AddressInfo;
  edge = await startTemporaryVarnish({ serverPort: port, secret: 'secret', probe: '200ms' });
}, 60_000);

afterAll(async () => {
  recordTraces(undefined);
  await traces?.close();
  await Promise.all([edge?.stop(), receiver?.stop()]);
});

/** Every span goes to both receivers. */
function sendToBoth(second: SpanSink | undefined): void {
  const first = traces;
  const both: SpanSink = {
    add(span) {
      for (const sink of [first, second]) sink?.add(span);
    },
    close: async () => void (await Promise.all([first?.close(), second?.close()])),
  };
  traces = both;
  recordTraces(both, 1);
}

const receivedSpans = async (
  isThere: (spans: readonly ReceivedSpan[]) => boolean,
): Promise<readonly ReceivedSpan[]> => {
  await expect.poll(() => isThere(receiver.spans), { timeout: 20_000, interval: 100 }).toBe(true);
  return receiver.spans;
};
const ofTrace = (spans: readonly ReceivedSpan[], id: string | undefined) =>
  spans.filter(({ traceId }) => traceId === id);
const named = (spans: readonly ReceivedSpan[], name: string) => spans.find((span) => span.name === name);

test('one change is seen from the edge to PostgreSQL and the file store, in the index, at the edge again and to its job’s end', async () => {
  const forged = '00-11111111111111111111111111111111-2222222222222222-01';
  const headers = { host: 'optics.localhost', traceparent: forged, 'user-agent': 'planted agent' };
  const answer = await send(edge.port, '/change?secret=planted', headers, 'POST');
  expect([answer.status, answer.body]).toEqual([200, 'changed']);
  const seen: object[] = [];
  await portal.app.jobs.work<object>(queue, async ({ data }) => {
    seen.push(data);
    await portal.app.database.transaction({ reads: [1], writes: null }, (one) =>
      one.rows({ compile: () => sql`select titles from item where id = ${paper}`.compile(query) }),
    );
    return success(undefined);
  });
  const worker = createWorker(portal.app);
  while ((await worker.once()) > 0);

  const first = named(
    await receivedSpans((spans) => spans.some(({ name }) => name === 'POST /change')),
    'POST /change',
  );
  await receivedSpans((spans) => {
    const known = ofTrace(spans, first?.traceId);
    return ['job traced', 'PURGE'].every((name) => named(known, name) !== undefined);
  });
  const trace = ofTrace(receiver.spans, first?.traceId);
  const ids = new Map(trace.map((span) => [span.spanId, span]));
  const way = (span: ReceivedSpan | undefined): string[] =>
    span ? [...way(ids.get(span.parentSpanId ?? '')), span.name] : [];
  const ways = trace.map((span) => way(span).join(' › '));
  expect(named(trace, 'edge')?.service).toBe('imprint-edge');
  expect(ways).toContain('edge › POST /change › UPDATE item');
  expect(ways).toContain('edge › POST /change › PutObject');
  expect(ways).toContain('edge › POST /change › deliver index › POST _bulk');
  expect(ways).toContain('edge › POST /change › deliver edge › PURGE');
  expect(ways).toContain('edge › POST /change › job traced › SELECT item');
  expect(seen).toEqual([{ about: 'something' }]);

  expect(first?.traceId).not.toBe('1'.repeat(32));
  expect(receiver.refused).toEqual([]);
  expect(new Set(receiver.headers)).toEqual(new Set(['a=b']));
  for (const planted of ['planted', 'agent', '127.0.0.1', 'localhost'])
    expect(receiver.everything()).not.toContain(planted);
});

test('a search is seen to OpenSearch, with its site and nothing of what was searched', async () => {
  expect((await portal.get('optics.localhost', '/front/advSearch?q=wavelet-planted')).http).toBe(200);
  const spans = await receivedSpans((all) => all.some(({ name }) => name === 'POST _msearch'));
  const search = named(spans, 'POST _msearch');
  const call = spans.find(({ spanId }) => spanId === search?.parentSpanId);
  expect(call?.name).toMatch(/^GET \/rc-pub\//);
  expect(call?.attributes).toContainEqual({ key: 'imprint.site', value: { intValue: '1' } });
  expect(receiver.everything()).not.toContain('wavelet-planted');
});

test.runIf(zipkin)('Zipkin shows the same traces', async () => {
  await traces?.close();
  const change = named(receiver.spans, 'POST /change');
  const answer = await fetch(`${zipkin}/api/v2/trace/${change?.traceId}`);
  const stored = (await answer.json()) as { id: string; parentId?: string; name: string; localEndpoint: object }[];
  const expected = ofTrace(receiver.spans, change?.traceId);
  const lines = (all: readonly string[]) => all.toSorted();
  // Zipkin writes all names small.
  expect(lines(stored.map(({ id, parentId, name }) => `${parentId ?? ''} ${id} ${name}`))).toEqual(
    lines(expected.map(({ spanId, parentSpanId, name }) => `${parentSpanId ?? ''} ${spanId} ${name.toLowerCase()}`)),
  );
  expect(stored.map(({ localEndpoint }) => localEndpoint)).toContainEqual({ serviceName: 'imprint-edge' });
});
