import { isPassing } from '../../../../platform/kernel/passing-problem.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Log } from '../../../../platform/ports/log.ts';

export interface CircuitLimits {
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
      const value = await inTime(ask(), limits.deadlineMilliseconds);
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

async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late('The search engine took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
