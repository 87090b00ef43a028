import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { Kind } from '../../../platform/item/kind.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { answerBatchPublicizeInfo, answerDownloadCitation, answerGetPublicizeInfo } from './api/citation-calls.ts';
import { postgresCitables } from './store/postgres-citables.ts';
import { type FindOwner, readCitables } from './use-cases/read-citables.ts';
import { todayAt } from './use-cases/today.ts';

interface CitingSite {
  readonly origin: string;
  readonly name: string;
  readonly timeZone: string;
}

interface Parts {
  readonly database: Database;
  readonly kinds: readonly Kind[];
  readonly siteOfItem: FindOwner;
  readonly clock: Clock;
  /** What citations say of a site. */
  siteCited(site: number): Promise<CitingSite | undefined>;
  readonly notefirstEnding: string;
}

export function citingHandlers({
  database,
  kinds,
  siteOfItem,
  clock,
  siteCited,
  notefirstEnding,
}: Parts): AnyHandler[] {
  const read = readCitables(
    postgresCitables(database, kinds),
    siteOfItem,
    async (site) => (await siteCited(site))?.origin,
  );
  const today = todayAt(clock, async (site) => (await siteCited(site))?.timeZone);
  return [
    answerGetPublicizeInfo(read, today),
    answerBatchPublicizeInfo(read, today),
    answerDownloadCitation(read, {
      notefirstEnding,
      providerOf: async (site) => (await siteCited(site))?.name ?? '',
    }),
  ];
}
