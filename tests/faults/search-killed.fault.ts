import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { ask } from './ask.ts';
import { storedMarks, storeItem } from './stored-items.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const items = 20;
const readers = 4;
const downSeconds = 60;
const paths = [
  '/rc-pub/front/advSearch?q=sample&scope=periodical',
  '/rc-pub/front/advSearch?q=&scope=periodical&sort=publishDate%2Cdesc',
  '/rc-pub/front/advSearch?q=10.5555%2Fnothing',
  '/rc-pub/front/advSearch/clusters?q=sample&scope=periodical',
];

interface Sample {
  readonly at: number;
  readonly http: number;
  readonly reduced: boolean | undefined;
  readonly milliseconds: number;
}

/** What the server itself says: the edge would hide it for a minute. */
async function search(path: string): Promise<Sample> {
  const at = performance.now();
  const { http, text, milliseconds } = await ask(portal.serverPort, path, { seconds: 5 });
  const reduced = /"reduced":(true|false)/.exec(text)?.[1];
  return { at, http, reduced: reduced === undefined ? undefined : reduced === 'true', milliseconds };
}

/** Readers who search one thing after the other, with a breath between, until they are called off. */
function startReaders(): { stop(): Promise<Sample[]> } {
  const samples: Sample[] = [];
  let going = true;
  const reader = async (first: number) => {
    for (let round = first; going; round++) {
      samples.push(await search(paths[round % paths.length] as string));
      await sleep(50);
    }
  };
  const all = Promise.all(Array.from({ length: readers }, (_, place) => reader(place)));
  return {
    async stop() {
      going = false;
      await all;
      return samples;
    },
  };
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const isWhole = async () => (await Promise.all(paths.map(search))).every(({ reduced }) => reduced === false);

describe.each(['refuse', 'hang'] as const)(
  'while the search engine does %s for a minute, in the middle of searches',
  (trouble) => {
    it('no search fails, all say that they are reduced, in time, and they are whole again by themselves', async () => {
      if (!portal.worker.running) {
        for (let place = 0; place < items; place++) await storeItem(portal, opticsNumber, place);
        portal.worker.start();
      }
      await until(
        'everything is indexed',
        async () => !(await storedMarks(portal)).some(({ sink }) => sink === 'index'),
        90,
      );
      await until('searches are whole', isWhole, 30);

      const load = startReaders();
      await sleep(3_000);
      const down = performance.now();
      await portal.engines.search[trouble]();
      await sleep(downSeconds * 1_000);
      const up = performance.now();
      await portal.engines.search.forward();
      await until('searches are whole again', isWhole, 30);
      await sleep(1_000);
      const samples = await load.stop();

      // What was under way when the engine went may have been answered by it still; what came back may find it again.
      const without = samples.filter(({ at }) => at > down + 100 && at < up - 100);
      console.log(
        `${trouble}: ${without.length} searches without the engine, p50 ${Math.round(
          quantile(
            without.map((one) => one.milliseconds),
            0.5,
          ),
        )} ms,` +
          ` p99 ${Math.round(
            quantile(
              without.map((one) => one.milliseconds),
              0.99,
            ),
          )} ms`,
      );
      expect(samples.filter(({ http }) => http !== 200)).toEqual([]);
      expect(without.length).toBeGreaterThan(500);
      expect(without.filter(({ reduced }) => reduced !== true)).toEqual([]);
      expect(
        quantile(
          without.map(({ milliseconds }) => milliseconds),
          0.95,
        ),
      ).toBeLessThan(800);
      expect(
        quantile(
          without.map(({ milliseconds }) => milliseconds),
          0.99,
        ),
      ).toBeLessThan(1_000);
    });
  },
);
