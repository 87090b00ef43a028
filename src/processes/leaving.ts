import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a server is about to end: it says so to whoever asks for its health, and answers all else as before. */
export interface Leaving {
  readonly begun: boolean;
  begin(): Promise<void>;
}

export function createLeaving(seconds: number): Leaving {
  let begun = false;
  return {
    get begun() {
      return begun;
    },
    async begin() {
      begun = true;
      await sleep(seconds * 1_000);
    },
  };
}
