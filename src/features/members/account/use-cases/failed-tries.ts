import { createHmac } from 'node:crypto';

export interface TryStore {
  sums(keyHashes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Adds one to each key and answers the sums of their windows. A window begins with its first try. */
  count(keyHashes: readonly string[], windowSeconds: number): Promise<ReadonlyMap<string, number>>;
  forget(keyHashes: readonly string[]): Promise<void>;
  takeOne(keyHash: string): Promise<void>;
}

export interface TryTimes {
  readonly windowSeconds: number;
  /** So many tries for one name, and from one network, before a captcha is asked for. */
  readonly freeOfName: number;
  readonly freeOfNetwork: number;
  /** So many for one name from one network; then that network waits, nobody else. */
  readonly mostOfBoth: number;
}

export interface TrySums {
  readonly needsCaptcha: boolean;
  readonly isOver: boolean;
  /** How many times the usual work a puzzle for this name is. */
  readonly effort: number;
}

export interface FailedTries {
  /** How things stand, without a try: who comes without a captcha that is due is sent away at the price of a look. */
  look(name: string, network: string): Promise<TrySums>;
  /** A try counts before it is judged, so that many at the same moment can't all be the last free one. */
  begin(name: string, network: string): Promise<TrySums>;
  /** It was right. */
  forgive(name: string, network: string): Promise<void>;
}

const triesOfStep = 5;
const mostSteps = 3;
/** Doubles with every five tries, up to eight times: the owner of a name under attack waits seconds, not minutes. */
const effortAfter = (paidTries: number): number =>
  2 ** Math.min(mostSteps, Math.max(0, Math.floor((paidTries - 1) / triesOfStep)));

interface Parts {
  readonly store: TryStore;
  readonly times: TryTimes;
  readonly secret: Buffer;
}

export function createFailedTries({ store, times, secret }: Parts): FailedTries {
  const hash = (...parts: readonly string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
  const keysOf = (name: string, network: string) => ({
    ofName: hash('name', name.trim().toLowerCase()),
    ofNetwork: hash('network', network),
    ofBoth: hash('both', name.trim().toLowerCase(), network),
  });

  const judge = (
    { ofName, ofNetwork, ofBoth }: ReturnType<typeof keysOf>,
    sums: ReadonlyMap<string, number>,
    next: 0 | 1,
  ): TrySums => {
    const sum = (key: string) => (sums.get(key) ?? 0) + next;
    return {
      needsCaptcha: sum(ofName) > times.freeOfName || sum(ofNetwork) > times.freeOfNetwork,
      isOver: sum(ofBoth) > times.mostOfBoth,
      effort: effortAfter(sum(ofName) - times.freeOfName),
    };
  };

  return {
    async look(name, network) {
      const keys = keysOf(name, network);
      return judge(keys, await store.sums(Object.values(keys)), 1);
    },

    async begin(name, network) {
      const keys = keysOf(name, network);
      return judge(keys, await store.count(Object.values(keys), times.windowSeconds), 0);
    },

    async forgive(name, network) {
      const { ofName, ofNetwork, ofBoth } = keysOf(name, network);
      await store.forget([ofName, ofBoth]);
      // Only its own try: whoever has one account of their own could else wipe out what they did to others.
      await store.takeOne(ofNetwork);
    },
  };
}
