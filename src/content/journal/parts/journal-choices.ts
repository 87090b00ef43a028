import { artworkOf, type OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { getGatheredJournals } from '../contract.ts';

export type JournalChoice = Awaited<ReturnType<typeof journalChoices>>[number];

/** The journals among which a reader of a portal chooses. */
export async function journalChoices(page: OpenPage) {
  const [gathered, artwork] = await Promise.all([
    page.call<typeof getGatheredJournals>('GET /front/front-publication/gathered', {}),
    artworkOf(page),
  ]);
  return (gathered.ok ? gathered.value : []).map(({ id, names, cover, colourId, latestPeriod }) => ({
    id,
    name: page.say(names),
    cover,
    artwork,
    hue: colourId,
    latest: latestPeriod && {
      id: latestPeriod.id,
      year: latestPeriod.year,
      volume: latestPeriod.volume,
      issue: latestPeriod.issue,
    },
  }));
}
