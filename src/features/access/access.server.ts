import type { Clock } from '../../platform/ports/clock.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Keys } from '../../platform/ports/keys.ts';
import { postgresEntitlements } from './store/postgres-entitlements.ts';
import { createAccess, type PowersOf } from './use-cases/access.ts';
import { createGrants } from './use-cases/grants.ts';
import { createTrials } from './use-cases/trials.ts';

interface Parts {
  readonly database: Database;
  readonly powersOf: PowersOf;
  readonly files: FileStore;
  readonly rememberedBytes: number;
  /** Signs what browsers keep of a reader's access bases. */
  readonly grantKeys: Keys;
  readonly clock: Clock;
}

/** Who may have what, and what everyone may have of the rest. */
export function createAccessPolicy({ database, powersOf, files, rememberedBytes, grantKeys, clock }: Parts) {
  const entitlements = postgresEntitlements(database);
  const grants = createGrants(grantKeys, clock);
  return {
    ...createAccess(powersOf, entitlements, grants),
    trial: createTrials(files, rememberedBytes),
    entitlements,
    grants,
  };
}
