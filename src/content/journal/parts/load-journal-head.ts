import type { JournalDetail } from '../../../features/sites/navigation/parts/named-journal.ts';
import { artworkOf, type OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { findBySiteId } from '../../../features/sites/site/contract.ts';
import { journalFacts, secondName } from './journal-view.ts';

export type JournalHeadView = Awaited<ReturnType<typeof journalHead>>;

/** What stands at the head of a journal's pages; on a portal with the way to the journal's own site. */
export async function journalHead(page: OpenPage, journal: JournalDetail) {
  const { call, site, say, origin } = page;
  const [artwork, owner] = await Promise.all([
    artworkOf(page),
    journal.siteId === site.id
      ? null
      : call<typeof findBySiteId>('GET /front/site/findBySiteId', { siteId: journal.siteId }),
  ]);
  const host = owner?.ok ? `${owner.value.sld}.${owner.value.domain}` : null;
  return {
    id: journal.id,
    name: journal.publicationName,
    secondName: secondName(journal.names, journal.publicationName),
    cover: journal.cover,
    artwork,
    hue: owner?.ok ? owner.value.colourId : undefined,
    introduction: say(journal.introduction),
    facts: journalFacts(journal, say),
    impactFactor: journal.impactFactor,
    /** The journal's own site, where this is a portal. */
    home: host ? Object.assign(new URL(origin), { hostname: host }).toString() : null,
  };
}
