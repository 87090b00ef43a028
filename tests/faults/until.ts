import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that comes by itself, and says what did not come. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 20): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`Within ${seconds} s it did not happen that ${what}.`);
}
