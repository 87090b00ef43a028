import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AnyHandler } from '../../src/platform/contract/handler.ts';
import { fillMarkedSites } from '../isolation/fill-marked-sites.ts';
import { callRequest } from '../isolation/http/call-request.ts';
import { inTurn } from '../isolation/http/in-turn.ts';
import { sessionsOf } from '../isolation/http/roles.ts';
import { toEdge } from '../isolation/http/send.ts';
import { useEdgeBefore } from '../support/edge-before.ts';
import { useTestApp } from '../support/test-app.ts';
import { watchStores } from '../support/watched-stores.ts';
import { askers, inputsFor, rightAsker, sampleOf, strangersTo } from './asking.ts';
import { leakIn } from './leaks.ts';
import { useForgottenLimits } from './limits.ts';
import { problemsOf } from './problems.ts';

// A hundred thousand cases take a while.
vi.setConfig({ testTimeout: 4 * 3_600_000 });

const portal = useTestApp(fillMarkedSites);
const edgePort = useEdgeBefore(portal);
useForgottenLimits(portal);

const numRuns = Number(process.env.IMPRINT_FUZZ_EXAMPLES ?? 100);
const seed = Number(process.env.IMPRINT_FUZZ_SEED ?? 1);
const atOnce = 8;

let answered: ReadonlyMap<string, number>;
let problemOf: ReturnType<typeof problemsOf>;
let cases = 0;
/** How often each call was refused for being asked too often. */
const limited = new Map<string, number>();
const began = performance.now();
beforeAll(() => {
  ({ answered } = watchStores(portal.app));
  problemOf = problemsOf(portal.app);
});
afterAll(() => {
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${cases} requests to calls through the edge, ${(cases / seconds).toFixed(0)} a second`);
});

it('answers whatever is sent to a call through the edge by someone who may call it: it never breaks inside and tells nothing of another site', async () => {
  const send = toEdge(edgePort());
  const isAlone = ({ endpoint }: AnyHandler) => sampleOf(endpoint).isAlone === true;

  const fuzz = async ({ endpoint }: AnyHandler): Promise<string[]> => {
    const sample = sampleOf(endpoint);
    const headersOf = sessionsOf(portal);
    const property = fc.asyncProperty(askers(endpoint), inputsFor(endpoint), async (asker, inputs) => {
      const headers = {
        ...sample.headers,
        ...(asker.siteIdHeader !== undefined && { siteid: asker.siteIdHeader }),
        ...(await headersOf(asker.role, sample.isAlone)),
      };
      const request = callRequest(endpoint.name, asker.host, inputs(asker.site), headers);
      const heard = await send(request);
      cases += 1;
      if (heard.http === 429) limited.set(endpoint.name, (limited.get(endpoint.name) ?? 0) + 1);
      const described = `${asker.role} at ${asker.host}: ${request.method} ${request.path} ${JSON.stringify(String(request.body ?? '')).slice(0, 600)}`;
      if (heard.http >= 500) throw new Error(`${described} is answered ${heard.http}: ${problemOf(heard)}`);
      const leak = leakIn(endpoint, heard, strangersTo(asker.host));
      if (leak) throw new Error(`${described} is told what belongs to the site ${leak.sld}`);
    });
    const outcome = await fc.check(property, { numRuns, seed, examples: [[rightAsker(endpoint), sample.input]] });
    if (!outcome.failed) return [];
    return [outcome.errorInstance instanceof Error ? outcome.errorInstance.message : `${endpoint.name} threw`];
  };

  const { handlers } = portal.app;
  const outcomes = [
    ...(await inTurn(
      handlers.filter((handler) => !isAlone(handler)),
      atOnce,
      fuzz,
    )),
    // They end the sessions of the others.
    ...(await inTurn(handlers.filter(isAlone), 1, fuzz)),
  ];
  expect(outcomes.flat()).toEqual([]);
});

it('has sent every call something that came past its guards', () => {
  const names = portal.app.handlers.map(({ endpoint }) => endpoint.name as string);
  expect(names.filter((name) => !answered.get(name))).toEqual([]);
});

it('was refused for asking too often by no call in more than half of the cases', () => {
  expect([...limited].filter(([, times]) => times > numRuns / 2)).toEqual([]);
});
