/** How long something waits after each try that nobody answered; after the last it has failed, about two days after the first. */
export const silentPauses = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400] as const;

interface DueWork<Which> {
  /** How many are worked on side by side. */
  readonly most: number;
  /** What is due, as far as there is room; `running` is what this process works on already. */
  readonly take: (room: number, running: readonly Which[]) => Promise<readonly Which[]>;
  readonly work: (which: Which) => Promise<unknown>;
  /** What could not be ended. It is due again when its time to be held has passed. */
  readonly failed: (which: Which, problem: unknown) => void;
}

export interface DueWorker {
  /** Begins with what is due, as far as there is room. Answers how many. */
  now(): Promise<number>;
  /** When everything that was begun has ended. */
  idle(): Promise<void>;
}

/** Works off a queue in the database: what is slow or gone holds up nothing else. */
export function dueWorker<Which>({ most, take, work, failed }: DueWork<Which>): DueWorker {
  const running = new Map<Promise<unknown>, Which>();
  return {
    async now() {
      const room = most - running.size;
      const due = room > 0 ? await take(room, [...running.values()]) : [];
      for (const which of due) {
        const one = work(which)
          .catch((problem: unknown) => failed(which, problem))
          .finally(() => running.delete(one));
        running.set(one, which);
      }
      return due.length;
    },
    idle: async () => void (await Promise.all(running.keys())),
  };
}
