import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { DoiRegistry } from '../../../platform/ports/doi-registry.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Outgoing } from '../../../platform/ports/outgoing.ts';
import { answerDeposits } from './api/deposit-calls.ts';
import type { UsedRegistry } from './domain/registration.ts';
import { postgresDepositSending } from './store/postgres-deposit-sending.ts';
import { postgresDeposits } from './store/postgres-deposits.ts';
import { postgresRegistrations } from './store/postgres-registrations.ts';
import { createWorkCheck, type ReadRecords } from './use-cases/check-works.ts';
import type { DepositFormats } from './use-cases/compose-deposit.ts';
import { knownDepositors } from './use-cases/known-depositors.ts';
import { manageRegistration } from './use-cases/manage-registration.ts';
import { redoingDeposits } from './use-cases/redo-deposits.ts';
import { sendingDeposits } from './use-cases/send-deposits.ts';

interface Parts {
  readonly database: Database;
  readonly log: Log;
  readonly record: RecordAction;
  readonly outgoing: Outgoing;
  readonly doiRegistries: Readonly<Record<UsedRegistry, DoiRegistry>>;
  readonly registryKeys: Keys;
  readonly read: ReadRecords;
  readonly formats: DepositFormats;
  readonly kinds: readonly string[];
  readonly siteCited: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
}

/** Which DOIs a registry has, and of which version of each work. */
export function createDeposits(parts: Parts) {
  const { database, log, record, outgoing, registryKeys: keys, read, formats } = parts;
  const registrations = postgresRegistrations(database);
  const store = postgresDeposits(database);
  const depositorOf = knownDepositors(registrations, parts.siteCited);
  const redo = redoingDeposits(store, record, parts.kinds);
  const manage = manageRegistration({ database, record, keys, outgoing }, registrations);
  return {
    workCheck: createWorkCheck({ store, read, formats, depositorOf }),
    sending: sendingDeposits({
      store,
      read,
      formats,
      depositorOf,
      keys,
      log,
      sending: postgresDepositSending(database),
      registries: parts.doiRegistries,
    }),
    handlers: answerDeposits({ store, depositorOf, redo, manage }),
  };
}
