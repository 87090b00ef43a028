import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './create-app.ts';
import { limits } from './limits.ts';

/** Says goodbye first, where someone must turn elsewhere; then finishes what was begun, takes nothing new, and does not wait for ever. */
export function stopGracefully(
  finish: () => Promise<unknown>,
  app: App,
  sayGoodbye: () => Promise<void> = async () => {},
): void {
  const stop = async () => {
    await sayGoodbye();
    setTimeout(() => process.exit(1), limits.shutdown.milliseconds).unref();
    finish()
      .then(() => app.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

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
