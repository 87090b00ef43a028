import type { Text } from '../../../../platform/kernel/text.ts';
import type { UseOf } from '../domain/uses.ts';

/** Sums that the worker keeps: what is read grows with months, kinds and institutions, never with readers. */
export interface SiteUsageStore {
  /** Since a month (2026-11). */
  ofKinds(site: number, since: string): Promise<readonly UseOf<string>[]>;
  ofInstitutions(site: number, since: string): Promise<readonly UseOf<string>[]>;
  /** What institutions are called; those that are no longer customers have no name. */
  namesOf(site: number, institutions: readonly string[]): Promise<ReadonlyMap<string, Text>>;
}
