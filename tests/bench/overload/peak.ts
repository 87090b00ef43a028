import { applyLoad, type Load } from '../load.ts';

/** More at a time than a busy server lets wait are refused. */
const tried = [8, 16, 32];
const tryMilliseconds = 2_500;
/** Less than this is chance. */
const growth = 1.03;

/** How many visitors at a time get the most pages out of the server: more are added until no more pages come. */
export async function visitorsAtPeak(port: number, next: Load['next']): Promise<number> {
  let best = { concurrency: 4, perSecond: 0 };
  for (const concurrency of tried) {
    const { requests, seconds } = await applyLoad({ port, concurrency, next }, tryMilliseconds);
    const perSecond = requests / seconds;
    console.log(`${concurrency} visitors at a time: ${perSecond.toFixed(0)} pages a second`);
    if (perSecond < growth * best.perSecond) break;
    best = { concurrency, perSecond };
  }
  return best.concurrency;
}
