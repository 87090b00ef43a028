import { fillSite } from '../../../samples/loading/fill-site.ts';
import { storeDirectory } from '../../../samples/loading/store-directory.ts';
import { asOwner } from '../../../src/processes/commands/as-owner.ts';
import type { App } from '../../../src/processes/create-app.ts';
import { firstLoadSite, loadSite } from './load-sites.ts';

const sitesInBatch = 250;
/** Each site is one transaction; this many at once keep a small machine busy without queueing. */
const atOnce = 8;

/** Adds `count` generated sites, `s100.localhost` and following. The same seed gives the same sites. */
export async function fillLoadSites(
  app: App,
  count: number,
  seed: number,
  report: (done: number) => void,
): Promise<void> {
  for (let done = 0; done < count; done += sitesInBatch) {
    const length = Math.min(sitesInBatch, count - done);
    const batch = Array.from({ length }, (_, place) => loadSite(firstLoadSite + done + place, seed));
    await asOwner(app.settings.IMPRINT_DATABASE_OWNER_URL, (owner) => storeDirectory(owner, batch));
    const waiting = [...batch];
    const fillNext = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await fillSite(app, next);
    };
    await Promise.all(Array.from({ length: atOnce }, fillNext));
    report(done + length);
  }
}
