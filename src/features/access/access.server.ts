import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { Access, ReadTrial } from '../../platform/ports/access.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Keys } from '../../platform/ports/keys.ts';
import { answerCheckMyAccess } from './api/check-my-access.ts';
import { answerDownloadFile } from './api/download-file.ts';
import { answerListInstitutions } from './api/list-institutions.ts';
import { postgresEntitlements } from './store/postgres-entitlements.ts';
import { createAccess, type PowersOf } from './use-cases/access.ts';
import { entitlementBases, memberBasis, referrerBasis } from './use-cases/access-bases.ts';
import type { CheckAccess } from './use-cases/check-access.ts';
import type { Entitlements } from './use-cases/entitlements.ts';
import { createGrants, type Grants } from './use-cases/grants.ts';
import { createTrials } from './use-cases/trials.ts';

interface Parts {
  readonly database: Database;
  readonly powersOf: PowersOf;
  readonly files: FileStore;
  readonly rememberedBytes: number;
  /** Signs what browsers keep of a reader's bases. */
  readonly grantKeys: Keys;
  readonly clock: Clock;
}

export type AccessPolicy = Access & {
  readonly trial: ReadTrial;
  readonly entitlements: Entitlements;
  readonly grants: Grants;
};

/** Who may have what, and what everyone may have of the rest. Further bases join the list here. */
export function createAccessPolicy(parts: Parts): AccessPolicy {
  const entitlements = postgresEntitlements(parts.database);
  const grants = createGrants(parts.grantKeys, parts.clock);
  const bases = [entitlementBases(entitlements, grants), memberBasis, referrerBasis(grants)];
  return {
    ...createAccess(parts.powersOf, bases),
    trial: createTrials(parts.files, parts.rememberedBytes),
    entitlements,
    grants,
  };
}

interface HandlerParts extends Omit<Parameters<typeof answerDownloadFile>[0], 'access'> {
  readonly access: AccessPolicy;
  readonly check: CheckAccess;
}

export const accessHandlers = ({ check, ...parts }: HandlerParts): AnyHandler[] => [
  answerDownloadFile(parts),
  answerCheckMyAccess(check),
  answerListInstitutions(parts.access.entitlements),
];
