import type { JournalDetail } from '../../../features/sites/navigation/parts/named-journal.ts';
import type { OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import { doiAddress } from '../../article/parts/facts-in-own-language.ts';

/** By which everything that is part of a journal names it. */
const journalUrl = (id: string, origin: string): string => `${origin}/mag/${id}`;

/** A journal as something that is part of it names it. */
export const journalNode = ({ id, name }: { readonly id: string; readonly name: string }, origin: string): JsonLd =>
  known({ '@type': 'Periodical', '@id': journalUrl(id, origin), name });

/** A journal as schema.org describes it, without the people who make it. */
export function journalJsonLd(journal: JournalDetail, { say, origin }: Pick<OpenPage, 'say' | 'origin'>): JsonLd {
  const { id, publicationName, names, doi, cover, startYear } = journal;
  const publisher = say(journal.publisher);
  return {
    '@context': 'https://schema.org',
    ...journalNode({ id, name: publicationName }, origin),
    ...known({
      url: journalUrl(id, origin),
      sameAs: doi && doiAddress(doi),
      alternateName: [...new Set(Object.values(names))].filter((name) => name && name !== publicationName),
      issn: [journal.issn, journal.eissn].filter(Boolean),
      description: say(journal.introduction),
      image: cover && URL.parse(cover, origin)?.href,
      startDate: startYear && String(startYear),
      publisher: publisher && { '@type': 'Organization', name: publisher },
    }),
  };
}
