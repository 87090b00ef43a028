import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { isWholeRun } from '../support/whole-run.ts';
import { ask } from './ask.ts';
import { asSite } from './stored-alerts.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const kills = isWholeRun ? 20 : 4;
/** As many as one page of a feed has room for. */
const papers = kills * 2;
/** After the worker has come back, so much later at most is everything where readers are. */
const mostLateSeconds = 60;

type Channel = 'page' | 'index' | 'feed';

interface Planned {
  readonly doi: string;
  readonly due: number;
  readonly seen: Partial<Record<Channel, number>>;
}

/** Seconds from now at the database, whose clock counts. */
async function schedule(place: number, seconds: number): Promise<Planned> {
  const doi = `10.5555/scheduled.${place}x`;
  const document = {
    doi,
    title: { en: `Scheduled paper ${place}` },
    type: 'research-article',
    publicationType: '0',
    accessType: '0',
    publishedOn: '2099-01-01',
  };
  const [row] = await asSite<{ due: Date }>(
    portal,
    opticsNumber,
    `insert into scheduled_document (site_id, kind, document_id, document, account_id, publish_at)
      values ($1, 'article', $2, $3, 1, now() + make_interval(secs => $4)) returning publish_at as due`,
    [opticsNumber, `new-${place}`, document, seconds],
  );
  return { doi, due: row?.due.getTime() ?? 0, seen: {} };
}

const found = 'q=scheduled&sort=publishDate,desc&size=50';
const lists = { index: `/rc-pub/front/advSearch?${found}`, feed: `/rss/search.rss?${found}` } as const;

/** Notes when each is seen for the first time, through the edge. */
async function check(planned: readonly Planned[]): Promise<void> {
  const headers = { language: 'en' };
  for (const channel of ['index', 'feed'] as const) {
    if (planned.every(({ seen }) => seen[channel])) continue;
    const { text } = await ask(portal.edgePort, lists[channel], { headers });
    for (const one of planned) if (text.includes(one.doi)) one.seen[channel] ??= Date.now();
  }
  await Promise.all(
    planned.map(async ({ doi, seen }) => {
      if (seen.page) return;
      const { http } = await ask(portal.edgePort, `/article/doi/${doi}?lang=en`);
      if (http === 200) seen.page = Date.now();
    }),
  );
}

it('publishes nothing early and nothing late, though the worker is killed again and again and was away', async () => {
  const random = seededRandom(9);
  const planned: Planned[] = [];
  for (let place = 0; place < papers; place++) planned.push(await schedule(place, 3 + (place / papers) * kills * 5));
  const begun = Date.now();

  let isLooking = true;
  const looking = (async () => {
    while (isLooking) {
      await check(planned);
      await sleep(300);
    }
  })();
  for (let kill = 0; kill < kills; kill++) {
    portal.worker.start();
    await sleep(1_500 + random() * 2_500);
    await portal.worker.kill();
    await sleep(random() * 1_500);
  }
  // Everything that is left comes due while there is no worker at all.
  const last = Math.max(...planned.map(({ due }) => due));
  await sleep(Math.max(0, last - Date.now()) + 2_000);
  const returned = Date.now();
  portal.worker.start();
  const isSeen = () => planned.every(({ seen }) => seen.page && seen.index && seen.feed);
  await until('everything is seen', async () => isSeen(), mostLateSeconds).catch((problem) => {
    console.log(planned.filter(({ seen }) => !(seen.page && seen.index && seen.feed)));
    throw problem;
  });
  isLooking = false;
  await looking;

  const stored = await asSite<{ doi: string; at: Date }>(
    portal,
    opticsNumber,
    `select doi, created_at as at from item where doi like '10.5555/scheduled.%'`,
  );
  expect(stored).toHaveLength(papers);
  const dueOf = new Map(planned.map(({ doi, due }) => [doi, due]));
  for (const { doi, at } of stored) expect(at.getTime(), doi).toBeGreaterThanOrEqual(dueOf.get(doi) ?? Infinity);
  const lateness = planned.flatMap(({ due, seen }) => Object.values(seen).map((at) => [due, at] as const));
  const early = lateness.filter(([due, at]) => at < due);
  const late = Math.max(...lateness.map(([due, at]) => (at - Math.max(due, returned)) / 1_000));
  console.log(
    `${papers} papers, ${kills} kills, ${(returned - begun) / 1_000} s; ${early.length} early, the latest ${late.toFixed(1)} s after the worker's return`,
  );
  expect(early).toEqual([]);
  expect(late).toBeLessThan(mostLateSeconds);
});
