/** Over so long the speed is measured: long enough to be calm, short enough to follow the connection. */
const windowMilliseconds = 8_000;

export interface Moment {
  readonly at: number;
  readonly sent: number;
}

export interface Pace {
  readonly bytesASecond: number;
  readonly secondsLeft: number;
}

/** The moments that still count, with the newest; a step back, after a break, begins anew. */
export function withMoment(moments: readonly Moment[], now: Moment): readonly Moment[] {
  const last = moments.at(-1);
  if (last && now.sent < last.sent) return [now];
  return [...moments.filter(({ at }) => now.at - at <= windowMilliseconds), now];
}

/** How fast it goes and how long it will take; nothing while that is not known. */
export function paceOf(moments: readonly Moment[], bytes: number): Pace | undefined {
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last || last.at - first.at < 1_000) return undefined;
  const bytesASecond = ((last.sent - first.sent) * 1_000) / (last.at - first.at);
  return bytesASecond > 0 ? { bytesASecond, secondsLeft: Math.ceil((bytes - last.sent) / bytesASecond) } : undefined;
}
