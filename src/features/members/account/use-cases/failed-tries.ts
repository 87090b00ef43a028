import { createHmac } from 'node:crypto';
import type { TryStore } from '../store/postgres-tries.ts';

export interface TryTimes {
  readonly windowSeconds: number;
  /** So many tries for one name, and from one network, before a captcha is requested. */
  readonly freeOfName: number;
  readonly freeOfNetwork: number;
  /** So many for one name from one network; then that network waits, nobody else. */
  readonly mostOfBoth: number;
}

interface TrySums {
  readonly needsCaptcha: boolean;
  readonly isOver: boolean;
  /** How many times the usual work a puzzle for this name is. */
  readonly effort: number;
}

/** Names and networks are counted without being known. */
const hashing =
  (secret: Buffer) =>
  (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('hex');

const triesOfStep = 5;
const mostSteps = 3;
/** Doubles with every five tries, up to eight times: the owner of a name under attack waits seconds, not minutes. */
const effortAfter = (paidTries: number): number =>
  2 ** Math.min(mostSteps, Math.max(0, Math.floor((paidTries - 1) / triesOfStep)));

export type FailedTries = ReturnType<typeof createFailedTries>;

export function createFailedTries(store: TryStore, times: TryTimes, secret: Buffer) {
  const hash = hashing(secret);
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
    /** How things stand, without a try: who comes without a captcha that is due is sent away at the price of a look. */
    async peek(name: string, network: string) {
      const keys = keysOf(name, network);
      return judge(keys, await store.sums(Object.values(keys)), 1);
    },

    /** A try counts before it is judged, so that many at the same moment can't all be the last free one. */
    async begin(name: string, network: string) {
      const keys = keysOf(name, network);
      return judge(keys, await store.count(Object.values(keys), times.windowSeconds), 0);
    },

    /** It was right. */
    async forgive(name: string, network: string) {
      const { ofName, ofNetwork, ofBoth } = keysOf(name, network);
      await store.forget([ofName, ofBoth]);
      // Only its own try: whoever has one account of their own could else wipe out what they did to others.
      await store.takeOne(ofNetwork);
    },
  };
}

/** So many wrong codes in a day, over all purposes. */
export interface GuessLimits {
  /** For one receiver, from networks that asked for its codes. */
  readonly ofAskers: number;
  /** For one receiver, from everywhere else: these never use up the askers'. */
  readonly elsewhere: number;
  /** For one receiver from one network. */
  readonly ofBoth: number;
  /** From one network, for all receivers together. */
  readonly ofNetwork: number;
}

interface Guess {
  readonly receiver: string;
  readonly network: string;
  /** Whether it comes from the network that asked for the code. */
  readonly isAsker: boolean;
}

const day = 86_400;

export type CodeGuesses = ReturnType<typeof createCodeGuesses>;

/** Each code has a few tries of its own; here is what all codes of a day have together. */
export function createCodeGuesses(store: TryStore, limits: GuessLimits, secret: Buffer) {
  const hash = hashing(secret);
  const mostOf = ({ receiver, network, isAsker }: Guess): ReadonlyMap<string, number> =>
    new Map([
      isAsker ? [hash('askers', receiver), limits.ofAskers] : [hash('elsewhere', receiver), limits.elsewhere],
      [hash('both', receiver, network), limits.ofBoth],
      [hash('network', network), limits.ofNetwork],
    ]);

  return {
    /** Counts a guess before it is judged. Answers whether it may be judged. */
    async begin(guess: Guess) {
      const most = mostOf(guess);
      const sums = await store.count([...most.keys()], day);
      return [...most].every(([key, limit]) => (sums.get(key) ?? 0) <= limit);
    },

    /** It was right. */
    async forgive(guess: Guess) {
      for (const key of mostOf(guess).keys()) await store.takeOne(key);
    },
  };
}
