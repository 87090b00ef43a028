import type { Id } from '../../../platform/kernel/id.ts';

/** What the person themselves says on their page, kept apart from what was imported. */
export interface OwnWords {
  readonly introduction: string;
  readonly website: string;
  readonly researchFields: readonly string[];
}

/** Nothing where nobody showed by the record's ORCID iD that it is theirs. */
export type ReadOwnWords = (site: number, expert: Id, orcid: string | null) => Promise<OwnWords | null>;
