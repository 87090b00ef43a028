import type { Kind } from '../../../platform/item/kind.ts';
import { dayIn } from '../../../platform/kernel/day.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { answerBatchPublicizeInfo, answerDownloadCitation, answerGetPublicizeInfo } from './api/citation-calls.ts';
import { postgresCitables } from './store/postgres-citables.ts';
import { type FindOwner, readCitables } from './use-cases/read-citables.ts';

interface Parts {
  readonly database: Database;
  readonly kinds: readonly Kind[];
  readonly siteOfItem: FindOwner;
  readonly clock: Clock;
  /** What citations say of a site. */
  siteCited(site: number): Promise<{ origin: string; name: string; timeZone: string } | undefined>;
  readonly notefirstEnding: string;
}

export function citationHandlers({ database, kinds, siteOfItem, clock, siteCited, notefirstEnding }: Parts) {
  const originOf = async (site: number) => (await siteCited(site))?.origin;
  const read = readCitables(postgresCitables(database, kinds), siteOfItem, originOf);
  /** The day it is at a site, as YYYY-MM-DD. */
  const today = async (site: number) => dayIn((await siteCited(site))?.timeZone ?? 'UTC', clock.now());
  return [
    answerGetPublicizeInfo(read, today),
    answerBatchPublicizeInfo(read, today),
    answerDownloadCitation(read, {
      notefirstEnding,
      providerOf: async (site) => (await siteCited(site))?.name ?? '',
    }),
  ];
}
