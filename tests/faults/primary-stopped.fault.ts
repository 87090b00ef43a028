import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { limits } from '../../src/processes/limits.ts';
import { isWholeRun } from '../support/whole-run.ts';
import { ask } from './ask.ts';
import { paperPath, storePapers } from './stored-papers.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

// While PostgreSQL is gone for longer than the edge keeps a page fresh, every page that was shown lately is still shown
// (docs/decisions/0122). `IMPRINT_WHOLE=1` takes ten minutes.

const portal = useFragilePortal();
const papers = 300;
const others = ['/homeNav?lang=en', '/issue?lang=en', '/moreList?code=articles&lang=zh', '/contact?lang=de'];
const seconds = isWholeRun ? 600 : limits.edge.sharedSeconds + 15;
const atOnce = 6;
const ageSteps = [0, 60, 120, 300, 600, Infinity];

interface Answered {
  readonly path: string;
  readonly http: number;
  readonly age: number;
  readonly milliseconds: number;
}

/** All pages again and again, by several readers, until the time is over; each of them once at least. */
async function readUntil(paths: readonly string[], end: number): Promise<Answered[]> {
  const heard: Answered[] = [];
  const reader = async () => {
    while (heard.length < paths.length || performance.now() < end) {
      const path = paths[next++ % paths.length] as string;
      const { http, headers, milliseconds } = await ask(portal.edgePort, path);
      heard.push({ path, http, age: Number(headers.age ?? 0), milliseconds });
      await sleep(20);
    }
  };
  let next = 0;
  await Promise.all(Array.from({ length: atOnce }, reader));
  return heard;
}

const shareByAge = (heard: readonly Answered[]): string =>
  ageSteps
    .slice(1)
    .map((below, place) => {
      const from = ageSteps[place] as number;
      const these = heard.filter(({ age }) => age >= from && age < below);
      const successful = these.filter(({ http }) => http === 200).length;
      return `${from}–${below} s: ${successful} of ${these.length}`;
    })
    .join(', ');

it(`shows every page that was shown lately while PostgreSQL is gone for ${seconds} s`, async () => {
  await storePapers(portal, opticsNumber, papers);
  const paths = [...Array.from({ length: papers }, (_, place) => paperPath(place + 1)), ...others];
  const warm = await readUntil(paths, 0);
  expect(warm.filter(({ http }) => http !== 200)).toEqual([]);

  await portal.engines.database.refuse();
  const heard = await readUntil(paths, performance.now() + seconds * 1_000);
  await portal.engines.database.forward();
  const refused = heard.filter(({ http }) => http !== 200);
  const slowest = Math.max(...heard.map(({ milliseconds }) => milliseconds));
  console.log(
    `${seconds} s without PostgreSQL: ${heard.length - refused.length} of ${heard.length} answers are pages, the slowest after ${Math.round(slowest)} ms; by age: ${shareByAge(heard)}`,
  );
  expect(refused).toEqual([]);
  expect(new Set(heard.map(({ path }) => path)).size).toBe(paths.length);
  // Some were requested when they were no longer fresh.
  expect(heard.filter(({ age }) => age > limits.edge.sharedSeconds).length).toBeGreaterThan(0);
  await until('pages are made again', async () => (await ask(portal.serverPort, '/rssList?lang=fr')).http === 200, 60);
}, 1_200_000);
