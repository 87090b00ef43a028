import { bareOrcid } from '../../../../platform/kernel/orcid.ts';
/**
 * How a member stands to an expert's record: it is theirs; they may say so, because both have one ORCID iD; they might, had they
 * linked theirs; or it is none of their business.
 */
export const claimStates = ['mine', 'claimable', 'linkFirst', 'none'] as const;

export type ClaimState = (typeof claimStates)[number];

interface ClaimFacts {
  /** The iD of the record. */
  readonly recorded: string | null;
  /** The iD that the member proved at ORCID. */
  readonly proven: string | null;
  /** Whose the record is. */
  readonly owner: string | null;
  readonly member: string;
}

const plain = (orcid: string): string => bareOrcid(orcid).toUpperCase();

export const isSameOrcid = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && plain(one) === plain(other);

export function claimState({ recorded, proven, owner, member }: ClaimFacts): ClaimState {
  if (owner === member) return 'mine';
  // Proof counts for more than an older claim: an iD belongs to one account at a time.
  if (isSameOrcid(recorded, proven)) return 'claimable';
  return recorded !== null && proven === null && owner === null ? 'linkFirst' : 'none';
}
