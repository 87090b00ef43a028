/** What this tab remembers while its visitor is at a provider: a state that comes back must be the one that left from here. */
export interface Remembered {
  readonly state: string;
  readonly purpose: 'login' | 'bind';
  readonly providerName: string;
  /** Where the visitor wanted to be. */
  readonly back: string;
}

/** Who came back and is not known here yet. */
export interface Waiting {
  readonly ticket: string;
  readonly providerName: string;
  readonly back: string;
}

const departure = 'imprint-third-party';
const waiting = 'imprint-third-bind';

export const rememberDeparture = (remembered: Remembered): void =>
  sessionStorage.setItem(departure, JSON.stringify(remembered));

/** Answers once, and only for the state that left from this tab. */
export function recallDeparture(state: string): Remembered | undefined {
  const remembered = read<Remembered>(departure);
  sessionStorage.removeItem(departure);
  return remembered?.state === state ? remembered : undefined;
}

export const keepWaiting = (one: Waiting): void => sessionStorage.setItem(waiting, JSON.stringify(one));
export const whoWaits = (): Waiting | undefined => read<Waiting>(waiting);
export const nobodyWaits = (): void => sessionStorage.removeItem(waiting);

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
