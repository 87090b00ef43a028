import { expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { ask, type Heard } from './ask.ts';
import { storedMarks } from './stored-items.ts';
import { paperPath, paperTitle, renamePaper, storePapers } from './stored-papers.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const papers = 1_000;
const atOnce = 6;
const renamed = 500;
const newTitle = 'A paper with another name';
/** A page lives 60 seconds; one that grew older meanwhile is fetched again for that reason alone and proves nothing. */
const lifeMilliseconds = 58_000;

type Read = Heard & { readonly at: number };

/** Every page once, in the order of their numbers. */
async function readAll(): Promise<Read[]> {
  const heard: Read[] = [];
  const waiting = Array.from({ length: papers }, (_, place) => place).values();
  const reader = async () => {
    for (const place of waiting) {
      const at = performance.now();
      heard[place] = { ...(await ask(portal.edgePort, paperPath(place + 1))), at };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, reader));
  return heard;
}

const numbersOf = (heard: readonly Heard[], holds: (page: Heard) => boolean): number[] =>
  heard.flatMap((page, place) => (holds(page) ? [place + 1] : []));

it('fetches exactly those of a thousand warm pages again that show a changed title, and a reader sees it within 2 s', async () => {
  await storePapers(portal, opticsNumber, papers);
  portal.worker.start();
  await until('everything is told to index and edge', async () => (await storedMarks(portal)).length === 0, 120);

  const cold = await readAll();
  expect(numbersOf(cold, ({ http }) => http !== 200)).toEqual([]);
  const showing = numbersOf(cold, ({ text }) => text.includes(paperTitle(renamed)));
  expect(showing).toContain(renamed);
  expect(showing.length).toBeLessThan(papers / 4);
  await renamePaper(portal, opticsNumber, renamed, newTitle);
  const changedAt = performance.now();
  await until(
    'a reader sees the new title',
    async () => (await ask(portal.edgePort, paperPath(renamed))).text.includes(newTitle),
    2,
  );
  expect(performance.now() - changedAt).toBeLessThan(2_000);

  const again = await readAll();
  const young = (number: number) => Number(again[number - 1]?.at) - Number(cold[number - 1]?.at) < lifeMilliseconds;
  expect(
    numbersOf(again, () => true).filter(young).length,
    'pages that are still young; else the machine is too slow',
  ).toBe(papers);
  const fetched = numbersOf(again, ({ cache }) => cache !== 'hit');
  // The renamed paper's own page was fetched by the reader above, and may have been kept since.
  expect([...new Set([...fetched, renamed])].toSorted((one, other) => one - other)).toEqual(showing);
  expect(numbersOf(again, ({ text }) => text.includes(paperTitle(renamed)))).toEqual([]);
}, 400_000);
