import { createHmac } from 'node:crypto';
import type { TryStore } from './failed-tries.ts';

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

export interface Guess {
  readonly receiver: string;
  readonly network: string;
  /** Whether it comes from the network that asked for the code. */
  readonly isAsker: boolean;
}

export interface CodeGuesses {
  /** Counts a guess before it is judged. Answers whether it may be judged. */
  begin(guess: Guess): Promise<boolean>;
  /** It was right. */
  forgive(guess: Guess): Promise<void>;
}

interface Parts {
  readonly store: TryStore;
  readonly limits: GuessLimits;
  readonly secret: Buffer;
}

const day = 86_400;

/** Each code has a few tries of its own; here is what all codes of a day have together. */
export function createCodeGuesses({ store, limits, secret }: Parts): CodeGuesses {
  const hash = (...parts: readonly string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
  const mostOf = ({ receiver, network, isAsker }: Guess): ReadonlyMap<string, number> =>
    new Map([
      isAsker ? [hash('askers', receiver), limits.ofAskers] : [hash('elsewhere', receiver), limits.elsewhere],
      [hash('both', receiver, network), limits.ofBoth],
      [hash('network', network), limits.ofNetwork],
    ]);

  return {
    async begin(guess) {
      const most = mostOf(guess);
      const sums = await store.count([...most.keys()], day);
      return [...most].every(([key, limit]) => (sums.get(key) ?? 0) <= limit);
    },

    async forgive(guess) {
      for (const key of mostOf(guess).keys()) await store.takeOne(key);
    },
  };
}
