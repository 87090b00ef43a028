import type { House } from './compose.ts';
import { limits } from './limits.ts';

/** Finishes what was begun, takes nothing new, and does not wait for ever. */
export function stopGracefully(finish: () => Promise<unknown>, house: House): void {
  const stop = () => {
    setTimeout(() => process.exit(1), limits.shutdown.milliseconds).unref();
    finish()
      .then(() => house.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
