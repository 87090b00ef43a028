import type { Kind } from '../../../platform/item/kind.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { answerFindRedirect } from './api/find-redirect.ts';
import { postgresRedirects } from './store/postgres-redirects.ts';
import { postgresSitemaps } from './store/postgres-sitemaps.ts';

export const createSitemaps = (database: Database, kinds: readonly Kind[]) => ({
  store: postgresSitemaps(
    database,
    kinds.filter(({ hasPage }) => hasPage).map(({ name }) => name),
  ),
  handlers: [answerFindRedirect(postgresRedirects(database))],
});
