import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint } from '../../src/platform/contract/endpoint.ts';
import type { App } from '../../src/processes/create-app.ts';

/** What became of one request behind the guards of `run`. */
export interface Reach {
  /** Handlers that were let through to. */
  handlers: number;
  /** What they asked of the database, the search index and the file store. */
  stores: number;
}

interface Watch {
  watched<Outcome>(work: () => Outcome): [outcome: Outcome, reach: Reach];
  /** How often each call came as far as its handler, whoever asked. */
  readonly answered: ReadonlyMap<string, number>;
}

type StoreCall = (...words: never[]) => unknown;

/**
 * Counts, for each piece of work by itself, how often it came as far as a handler and from there to a store. A refusal that comes
 * earlier says nothing about what a store would have given away.
 */
export function watchStores(app: App): Watch {
  const requests = new AsyncLocalStorage<Reach>();
  const inside = new AsyncLocalStorage<true>();

  const answered = new Map<string, number>();
  for (const handler of app.handlers as { endpoint: Endpoint; answer: StoreCall }[]) {
    const answer = handler.answer.bind(handler);
    handler.answer = (...words) => {
      const reach = requests.getStore();
      if (reach) reach.handlers += 1;
      answered.set(handler.endpoint.name, (answered.get(handler.endpoint.name) ?? 0) + 1);
      return inside.run(true, () => answer(...words));
    };
  }
  const stores: [store: object, ways: readonly string[]][] = [
    [app.database, ['rows', 'unscopedRows', 'transaction']],
    [app.engine, ['search', 'searchAll']],
    [app.files, ['put', 'putFile', 'get', 'open', 'stat']],
  ];
  for (const [store, ways] of stores)
    for (const way of ways) {
      const named = store as Record<string, StoreCall>;
      const ask = (named[way] as StoreCall).bind(store);
      named[way] = (...words) => {
        const reach = requests.getStore();
        if (reach && inside.getStore()) reach.stores += 1;
        return ask(...words);
      };
    }
  return {
    answered,
    watched(work) {
      const reach: Reach = { handlers: 0, stores: 0 };
      return [requests.run(reach, work), reach];
    },
  };
}
