import { createHash } from 'node:crypto';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { isOfPrefix } from '../domain/registration.ts';
import type { SealedRegistration } from '../store/postgres-registrations.ts';

/** A document of one version, as `name` and `stamp` it. */
export interface Composed {
  readonly doi: string;
  readonly page: string;
  /** Whether no index of the registry is to show it. */
  readonly isHidden: boolean;
  /** Stands for everything in it that the registry keeps. */
  readonly hash: string;
  write(name: string, stamp: string): string;
}

export interface DepositHead {
  readonly batchId: string;
  readonly timestamp: string;
  readonly depositorName: string;
  readonly depositorEmail: string;
  readonly registrant: string;
  readonly origin: string;
  readonly crossmarkPolicy: string | null;
}

/** How works are written for each registry; nothing where one does not take such a work. */
export interface DepositFormats {
  crossref(record: WorkRecord, head: DepositHead): string | undefined;
  datacite(record: WorkRecord, origin: string): string;
}

export interface Depositor {
  readonly registration: SealedRegistration;
  readonly origin: string;
  readonly name: string;
}

/** Nothing where a work is none of this registration; `incomplete` where the registry would want more of it. */
export function composeDeposit(
  formats: DepositFormats,
  record: WorkRecord,
  { registration, origin, name: registrant }: Depositor,
): Composed | 'incomplete' | undefined {
  const { registry, address, prefix, depositor, email, crossmarkPolicy } = registration;
  const { doi, status } = record;
  if (registry === 'none' || doi === null || !isOfPrefix(doi, prefix)) return undefined;
  if (registry === 'crossref' && record.type !== 'article') return undefined;
  const write = (one: WorkRecord, batchId: string, timestamp: string) =>
    registry === 'datacite'
      ? formats.datacite(one, origin)
      : formats.crossref(one, {
          batchId,
          timestamp,
          registrant,
          origin,
          crossmarkPolicy: crossmarkPolicy || null,
          depositorName: depositor || registrant,
          depositorEmail: email,
        });
  // When it changed and how often is no news to a registry.
  const written = write({ ...record, revision: '0', changedAt: '2000-01-01T00:00:00Z' }, 'none', '0');
  if (written === undefined) return 'incomplete';
  const isHidden = registry === 'datacite' && status === 'withdrawn';
  const facts = [registry, address, written, ...(isHidden ? ['hidden'] : [])];
  return {
    doi,
    isHidden,
    page: `${origin}${record.path}`,
    hash: createHash('sha256').update(facts.join('\n')).digest('hex'),
    write: (name, stamp) => write(record, name, stamp) ?? written,
  };
}
