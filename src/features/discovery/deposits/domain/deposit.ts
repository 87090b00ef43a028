export const depositStates = ['queued', 'sent', 'registered', 'failed'] as const;
export type DepositState = (typeof depositStates)[number];

/** What keeps a deposit from being registered; the console has words and a remedy for each. */
export const depositProblems = [
  ...(['credentials', 'not-permitted', 'content', 'partial', 'outdated', 'address-refused'] as const),
  ...(['timed-out', 'unreachable', 'busy', 'lost', 'incomplete', 'no-key'] as const),
] as const;
export type DepositProblem = (typeof depositProblems)[number];

export interface DepositFacts {
  readonly state: DepositState;
  readonly number: number;
  readonly wantedHash: string;
  readonly registeredHash: string | null;
  /** The name of what was sent, while nobody knows what became of it. */
  readonly batch: string | null;
  readonly problem: string | null;
}

type Change = Partial<DepositFacts>;

/** What a new state of a record changes; nothing where the registry has it, or will. */
export function wanting(known: DepositFacts, hash: string): Change | null {
  if (known.state === 'sent' || known.batch !== null)
    return hash === known.wantedHash ? null : { wantedHash: hash, ...awake(known) };
  if (hash === known.registeredHash)
    return known.state === 'registered' && known.wantedHash === hash
      ? null
      : { state: 'registered', wantedHash: hash, problem: null };
  if (known.state === 'queued') return hash === known.wantedHash ? null : { wantedHash: hash };
  if (known.state === 'failed' && hash === known.wantedHash && known.problem !== 'incomplete') return null;
  return anew(known, hash);
}

/** The result of an abandoned deposit is requested once more before anything else is sent. */
const awake = ({ state }: DepositFacts): Change => (state === 'failed' ? { state: 'queued', problem: null } : {});

/** The next version under a number of its own. */
export const anew = ({ number }: DepositFacts, hash: string): Change => ({
  state: 'queued',
  number: number + 1,
  wantedHash: hash,
  problem: null,
});

/** What was sent is known to be registered. */
export const taken = (known: DepositFacts, sentHash: string): Change => ({
  registeredHash: sentHash,
  batch: null,
  ...(known.wantedHash === sentHash ? { state: 'registered', problem: null } : anew(known, known.wantedHash)),
});

/** What was sent is known to be refused. A newer version goes out by itself. */
export const refused = (known: DepositFacts, sentHash: string, problem: DepositProblem): Change =>
  known.wantedHash === sentHash
    ? { state: 'failed', batch: null, problem }
    : { batch: null, ...anew(known, known.wantedHash) };

/** Someone has mended what was wrong. */
export function redone(known: DepositFacts): Change | null {
  if (known.state !== 'failed' || known.problem === 'incomplete') return null;
  return known.batch === null ? anew(known, known.wantedHash) : { state: 'queued', problem: null };
}
