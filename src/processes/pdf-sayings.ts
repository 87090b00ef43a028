import { cite } from '../features/discovery/citations/domain/cite.ts';
import { citedLanguage } from '../features/discovery/citations/domain/reference.ts';
import { postgresCitables } from '../features/discovery/citations/store/postgres-citables.ts';
import type { PdfSayings } from '../features/discovery/records/pdf/set-paper.ts';
import type { Kind } from '../platform/item/kind.ts';
import { isLanguage } from '../platform/kernel/language.ts';
import type { WorkRecord } from '../platform/kernel/work-record.ts';
import type { Database } from '../platform/ports/database.ts';
import { pdfWords } from './record-words.ts';
import type { SharedParts } from './shared-parts.ts';

type Parts = Pick<SharedParts, 'origins' | 'sites'> & { readonly database: Database; readonly kinds: readonly Kind[] };

/** What is said around a paper in its own language, as readers find it on its page; in English where the portal does not speak it. */
export function createPdfSayings({ database, sites, origins, kinds }: Parts) {
  const citables = postgresCitables(database, kinds);
  return async (record: WorkRecord): Promise<PdfSayings | undefined> => {
    const site = await sites.byId(record.site);
    if (!site) return undefined;
    const origin = origins.ofSite(site);
    const [citable] = await citables.read({ reads: [record.site], writes: null }, [record.id], { kind: record.kind });
    const style = record.language === 'zh' ? 'gb-t-7714-2015' : 'apa';
    // The day of its publication: a citation that named today's would make another file every day.
    const cited =
      citable &&
      cite(
        { ...citable, url: record.doi ? `https://doi.org/${encodeURI(record.doi)}` : origin + record.path },
        style,
        citedLanguage(citable),
        record.publishedOn ?? '',
      );
    return {
      origin,
      words: pdfWords(isLanguage(record.language) ? record.language : 'en'),
      citation: cited?.text ?? '',
    };
  };
}
