import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Whatever `work` does, and whatever that awaits, is done inside a transaction. */
export const insideTransaction = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => running.run(true, work);

/** For what is begun by someone inside and lives on after them. */
export const apartFromTransaction = <Outcome>(work: () => Outcome): Outcome => running.exit(work);

export class UsedInsideTransaction extends Error {
  constructor(engine: string) {
    super(
      `${engine} was used inside a transaction: it holds a connection and locks while it waits, and where all connections wait for another one nobody goes on. Ask before the transaction or after it.`,
    );
    this.name = 'UsedInsideTransaction';
  }
}

type Report = (problem: UsedInsideTransaction) => void;

const refuse: Report = (problem) => {
  throw problem;
};
let report = refuse;
let times = 0;

/** A process that serves people goes on and says what happened; tests, which say nothing here, fail. */
export const reportUseInsideTransaction = (by: Report): void => {
  report = by;
};

/** How often it has happened in this process. */
export const usesInsideTransaction = (): number => times;

/** Engines ask this first: while a transaction runs, only that transaction may be used. */
export function assertOutsideTransaction(engine: string): void {
  if (running.getStore() === undefined) return;
  times += 1;
  report(new UsedInsideTransaction(engine));
}
