/** What something was from one change to the next; times are those of the clock that readers are judged by. */
interface Stretch<State> {
  readonly state: State;
  readonly begun: number;
  /** When its commit was heard of; Infinity until then. */
  done: number;
}

export type History<State> = ReturnType<typeof createHistory<State>>;

/** All that a thing ever was, so that what a reader got can be dated. */
export function createHistory<State>(first: State) {
  const stretches: Stretch<State>[] = [{ state: first, begun: -Infinity, done: -Infinity }];
  const current = () => stretches.at(-1)?.state as State;

  return {
    current,

    async change(state: State, write: () => Promise<unknown>): Promise<void> {
      const stretch: Stretch<State> = { state, begun: performance.now(), done: Infinity };
      stretches.push(stretch);
      await write();
      stretch.done = performance.now();
    },

    /** When what was read by then was overtaken: Infinity for what is current, undefined for what never was. */
    overtakenAt(isRead: (state: State) => boolean, answered: number): number | undefined {
      const place = stretches.findLastIndex(({ state, begun }) => begun <= answered && isRead(state));
      return place < 0 ? undefined : (stretches[place + 1]?.done ?? Infinity);
    },
  };
}
