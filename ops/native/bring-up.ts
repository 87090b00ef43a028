import { findRunning, fingerprint, start, stop } from './process.ts';
import type { Service } from './service.ts';

const began = Date.now();

export function report(who: string, what: string): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${who.padEnd(11)} ${what}`);
}

/** Starts a service, unless it runs as it would be started now. */
export async function bringUp(service: Service): Promise<void> {
  const launch = await service.prepare();
  const running = findRunning(service.name);
  const isCurrent = running?.fingerprint === fingerprint(launch);
  if (isCurrent && (await service.isReady())) {
    report(service.name, `is up on port ${service.port}`);
  } else {
    if (running) {
      report(
        service.name,
        isCurrent ? 'does not answer, starting it anew' : 'has a new configuration, starting it anew',
      );
      await stop(service.name);
    } else report(service.name, 'starting');
    await start(service, launch);
    report(service.name, `answers on port ${service.port}`);
  }
  await service.furnish?.();
}
