import { createHash, randomBytes } from 'node:crypto';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { CounterKeyStore } from '../store/postgres-counter-keys.ts';

export type CounterKeys = ReturnType<typeof createCounterKeys>;

const keyBytes = 32;
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Keys for COUNTER reports. The hash of a key is enough to know it again: it is random and long. */
export const createCounterKeys = (store: CounterKeyStore) => ({
  list: store.list,
  knowsRequestor: store.knowsRequestor,

  /** The key, which nobody can be told again; in place of another of the same customer, if one is named. */
  async create(
    site: number,
    customer: Id | null,
    requestor: string,
    replaces?: Id,
  ): Promise<Result<{ readonly id: Id; readonly key: string }, Failure>> {
    const key = randomBytes(keyBytes).toString('base64url');
    const id = await store.add(site, customer, requestor, hashOf(key), replaces);
    return id === undefined ? failed(failure('notFound')) : success({ id, key });
  },

  /** Of one customer alone, if it is named. */
  async revoke(site: number, key: Id, customer?: Id): Promise<Result<Record<string, never>, Failure>> {
    return (await store.revoke(site, key, customer)) ? success({}) : failed(failure('notFound'));
  },

  opens: (site: number, requestor: string, key: string) => store.opens(site, requestor, hashOf(key)),
});
