import { performance } from 'node:perf_hooks';
import { createFairShare, type FairShare, type ShareLimits } from '../platform/kernel/fair-share.ts';

export interface AdmissionLimits {
  /** While processor and database have time to spare: whoever waits then waits for another engine, and costs little. */
  readonly calm: ShareLimits;
  /** While one of them has none: few at a time, so that they end soon, and the rest is refused at once. */
  readonly busy: ShareLimits;
  /** The share of time at work, and the statements that wait for a connection, from which on a process counts as busy. */
  readonly busyFrom: number;
  /** The share of time at work below which it no longer does: in between it stays as it was, or a crowd would get in at each lull. */
  readonly calmBelow: number;
  readonly queuedFrom: number;
  readonly pollMilliseconds: number;
}

export interface Pressure {
  /** How much of its time the process was at work since the last look, from 0 to 1. */
  utilization(): number;
  /** Statements that wait for a connection. */
  queued(): number;
}

/** The share of the event loop's time at work, each time since the time before. */
export function loopUtilization(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/** Who may be served now, by site. More than a process can do is refused early: served late, it would be served to nobody. */
export function createAdmission(limits: AdmissionLimits, { utilization, queued }: Pressure): FairShare<string> {
  let isBusy = false;
  const timer = setInterval(() => {
    isBusy = utilization() >= (isBusy ? limits.calmBelow : limits.busyFrom) || queued() >= limits.queuedFrom;
  }, limits.pollMilliseconds);
  timer.unref();
  return createFairShare(() => (isBusy ? limits.busy : limits.calm));
}
