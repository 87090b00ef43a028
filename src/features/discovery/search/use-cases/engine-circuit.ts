import { isPassing } from '../../../../platform/kernel/passing-problem.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Log } from '../../../../platform/ports/log.ts';

interface CircuitLimits {
  readonly deadlineMilliseconds: number;
  /** After so many failures within the window the engine is left alone, but for one try in each rest. */
  readonly failures: number;
  readonly windowMilliseconds: number;
  readonly restMilliseconds: number;
}

/** Asks the engine as long as it answers in time. `away` means: find another way, now. */
export type EngineCircuit = <Value>(ask: () => Promise<Value>) => Promise<Result<Value, 'away'>>;

export function createCircuit(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  limits: CircuitLimits,
): EngineCircuit {
  let failures: number[] = [];
  let open = false;
  let lastTry = 0;

  const failedAt = (now: number) => {
    failures = [...failures.filter((at) => now - at < limits.windowMilliseconds), now].slice(-limits.failures);
    if (failures.length >= limits.failures) open = true;
  };

  return async (ask) => {
    const now = clock.now().getTime();
    if (open && now - lastTry < limits.restMilliseconds) return failed('away');
    lastTry = now;
    try {
      const value = await inTime(ask(), limits.deadlineMilliseconds, () => {
        throw new Late('The search engine took too long.');
      });
      open = false;
      failures = [];
      return success(value);
    } catch (problem) {
      // A question that the engine refuses says nothing about whether it answers others.
      if (problem instanceof Late || isPassing(problem)) failedAt(clock.now().getTime());
      log.warn({ problem }, 'the search engine did not answer');
      return failed('away');
    }
  };
}

class Late extends Error {}

/** What the work brings, or what `late` answers after so many milliseconds; what the work does after that concerns nobody. */
export async function inTime<Value>(work: Promise<Value>, milliseconds: number, late: () => Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, waited.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
