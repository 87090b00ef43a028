import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';

/** Who deposits, and what every document of a deposit says of itself. */
export interface CrossrefHead {
  /** By which the answer names the deposit: at least four characters. */
  readonly batchId: string;
  /** Digits, rising with each version: Crossref refuses what is not newer than what it has. */
  readonly timestamp: string;
  readonly depositorName: string;
  readonly depositorEmail: string;
  /** Who answers for the content; the publisher wherever a work names none. */
  readonly registrant: string;
  /** `https://` and the host of the site. */
  readonly origin: string;
  /** Where works of several sites go into one deposit. */
  readonly originOf?: (record: WorkRecord) => string;
  /** DOI of the publisher's policy of updates. Only with it Crossmark is told of corrections and retractions. */
  readonly crossmarkPolicy?: string | null;
}

export const originFor = (record: WorkRecord, head: CrossrefHead): string => head.originOf?.(record) ?? head.origin;
