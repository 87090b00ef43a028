import type { Kind } from '../../../platform/item/kind.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { answerBatchPublicizeInfo, answerDownloadCitation, answerGetPublicizeInfo } from './api/citation-calls.ts';
import { postgresCitables } from './store/postgres-citables.ts';
import { type FindOwner, readCitables } from './use-cases/read-citables.ts';

interface Parts {
  readonly database: Database;
  readonly kinds: readonly Kind[];
  readonly siteOfItem: FindOwner;
  /** The day at a site. */
  today(site: number): Promise<string>;
  /** What citations say of a site. */
  siteCited(site: number): Promise<{ origin: string; name: string } | undefined>;
  readonly notefirstEnding: string;
}

export function citationHandlers({ database, kinds, siteOfItem, today, siteCited, notefirstEnding }: Parts) {
  const originOf = async (site: number) => (await siteCited(site))?.origin;
  const read = readCitables(postgresCitables(database, kinds), siteOfItem, originOf);
  return [
    answerGetPublicizeInfo(read, today),
    answerBatchPublicizeInfo(read, today),
    answerDownloadCitation(read, {
      notefirstEnding,
      providerOf: async (site) => (await siteCited(site))?.name ?? '',
    }),
  ];
}
