import type { Kind } from '../../../platform/item/kind.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Extensions } from '../../../platform/ports/extensions.ts';
import type { Log } from '../../../platform/ports/log.ts';
import {
  answerBatchPublicizeInfo,
  answerDownloadCitation,
  answerGetCitationStyles,
  answerGetPublicizeInfo,
} from './api/citation-calls.ts';
import { postgresCitables } from './store/postgres-citables.ts';
import { createCitationStyles } from './use-cases/citation-styles.ts';
import { type FindOwner, readCitables } from './use-cases/read-citables.ts';

interface Parts {
  readonly log: Log;
  readonly database: Database;
  readonly kinds: readonly Kind[];
  readonly siteOfItem: FindOwner;
  /** The day at a site. */
  today(site: number): Promise<string>;
  /** What citations say of a site. */
  siteCited(site: number): Promise<{ origin: string; name: string } | undefined>;
  readonly notefirstEnding: string;
  readonly extensions: Pick<Extensions, 'citationStyles'>;
}

export function citationHandlers({ log, database, kinds, siteOfItem, today, siteCited, ...parts }: Parts) {
  const styles = createCitationStyles(parts.extensions.citationStyles, log);
  const originOf = async (site: number) => (await siteCited(site))?.origin;
  const read = readCitables(postgresCitables(database, kinds), siteOfItem, originOf);
  return [
    answerGetCitationStyles(styles),
    answerGetPublicizeInfo(read, styles, today),
    answerBatchPublicizeInfo(read, styles, today),
    answerDownloadCitation(read, styles, today, {
      notefirstEnding: parts.notefirstEnding,
      providerOf: async (site) => (await siteCited(site))?.name ?? '',
    }),
  ];
}
