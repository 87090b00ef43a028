export const consentStates = ['none', 'given', 'refused', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

export const orcidWorkStates = ['queued', 'present', 'removing', 'failed', 'left'] as const;
export type OrcidWorkState = (typeof orcidWorkStates)[number];

/** Why a paper is not on its author's record. */
export const orcidWorkProblems = ['content', 'locked', 'notPermitted'] as const;
export type OrcidWorkProblem = (typeof orcidWorkProblems)[number];

export interface OrcidWorkFacts {
  readonly state: OrcidWorkState;
  readonly isSent: boolean;
  readonly putCode: string | null;
  readonly presentHash: string | null;
}

/** What is to happen to a row because of what its paper is now; `hash` stands for it, or nothing where it belongs on no record. */
export function changeFor(known: OrcidWorkFacts | undefined, hash: string | null): OrcidWorkState | 'forget' | null {
  if (hash === null) {
    if (!known) return null;
    return mayBeThere(known) ? (known.state === 'removing' ? null : 'removing') : 'forget';
  }
  if (!known) return 'queued';
  if (known.state === 'left') return null;
  return known.state === 'present' && known.presentHash === hash ? null : 'queued';
}

/** Nobody knows it of what was sent while nothing was answered. What its author took off is not there. */
const mayBeThere = ({ state, isSent, putCode }: OrcidWorkFacts): boolean =>
  state !== 'left' && (isSent || putCode !== null);
