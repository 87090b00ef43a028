import { AsyncLocalStorage } from 'node:async_hooks';
import type { SiteScope } from '../kernel/site-context.ts';
import type { Statement } from './database.ts';

/** A state of the database that is looked at and never comes to be. */
export interface AsIf {
  rows<Row>(scope: SiteScope, statement: Statement<Row>): Promise<Row[]>;
  /** Read once while it is looked at; nothing of it may be remembered beyond. */
  once<Value>(key: string, read: () => Promise<Value>): Promise<Value>;
}

const looking = new AsyncLocalStorage<{ readonly asIf: AsIf; isOver: boolean }>();

/** The hypothetical state that the current request reads, if any. Work that outlives the request reads the stored state again. */
export const asIfNow = (): AsIf | undefined => {
  const current = looking.getStore();
  return current?.isOver ? undefined : current?.asIf;
};

export async function findAsIf<Outcome>(
  read: AsIf['rows'],
  milliseconds: number,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const known = new Map<string, Promise<unknown>>();
  const asIf: AsIf = {
    async rows(scope, statement) {
      if (state.isOver) throw new Error('What was looked at is over.');
      return read(scope, statement);
    },
    once<Value>(key: string, find: () => Promise<Value>) {
      const value = (known.get(key) as Promise<Value> | undefined) ?? find();
      known.set(key, value);
      return value;
    },
  };
  const state = { asIf, isOver: false };
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Looking took too long.')), milliseconds);
  });
  try {
    return await Promise.race([looking.run(state, work), tooLong]);
  } finally {
    clearTimeout(timer);
    state.isOver = true;
  }
}
