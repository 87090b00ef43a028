import { setTimeout as sleep } from 'node:timers/promises';

/** What the scheduler knows: minutes, hours, days. */
export function cronEvery(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `*/${minutes} * * * *`;
  const hours = Math.round(minutes / 60);
  return hours < 24 ? `0 */${hours} * * *` : '0 0 * * *';
}

/** A schedule comes once a minute: what is due more often is done again until the next one comes. */
export async function runDuty(everySeconds: number, signal: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 60_000 - everySeconds * 1_000;
  for (;;) {
    await work();
    if (Date.now() >= end || signal.aborted) return;
    await sleep(everySeconds * 1_000, undefined, { signal }).catch(() => {});
  }
}
