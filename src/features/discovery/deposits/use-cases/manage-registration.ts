import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';
import type { Outgoing } from '../../../../platform/ports/outgoing.ts';
import type { RegistrationOutput } from '../contract.ts';
import type { Registration, RegistrationStore, SealedRegistration } from '../store/postgres-registrations.ts';

interface Parts {
  readonly database: Database;
  readonly record: RecordAction;
  readonly keys: Keys;
  readonly outgoing: Pick<Outgoing, 'takes'>;
}

interface Actor {
  readonly site: number;
  readonly account: string;
}

type Wanted = Registration & { readonly password: string | null };

const withoutPassword = ({ sealedPassword, site: _, ...one }: SealedRegistration): RegistrationOutput => ({
  ...one,
  hasPassword: sealedPassword !== '',
});

export type ManageRegistration = ReturnType<typeof manageRegistration>;

/** What the owner of a site sets about the registering of its DOIs. */
export function manageRegistration({ database, record, keys, outgoing }: Parts, store: RegistrationStore) {
  const log = { action: 'change', kind: 'doi-registration', id: 'one' } as const;

  /** The password goes where it was entered for and nowhere else: to another address or account only if it is entered again. */
  function sealedFor({ password, address, account }: Wanted, before: SealedRegistration | undefined): string | null {
    if (password !== null && password !== '') return keys.seal(Buffer.from(password));
    return before && before.address === address && before.account === account ? before.sealedPassword : null;
  }

  return {
    async show(site: number) {
      const [own, portal] = await Promise.all([store.own(site), store.ofPortal(site)]);
      return {
        own: own ? withoutPassword(own) : null,
        ofPortal: portal ? { registry: portal.registry, prefix: portal.prefix } : null,
      };
    },

    async save(by: Actor, { password, ...wanted }: Wanted): Promise<Result<Record<string, never>, Failure>> {
      const before = await store.own(by.site);
      const isUsed = wanted.registry !== 'none';
      if (isUsed && !outgoing.takes(wanted.address)) return failed(failure('urlFormat'));
      if (isUsed && (wanted.prefix === '' || wanted.account === '')) return failed(failure('fieldRefused'));
      if (wanted.registry === 'crossref' && wanted.email === '') return failed(failure('fieldRefused'));
      const sealedPassword = sealedFor({ password, ...wanted }, before);
      if (isUsed && (sealedPassword === null || sealedPassword === '')) return failed(failure('passwordRequired'));
      const after = { ...wanted, site: by.site, sealedPassword: sealedPassword ?? '' };
      await database.transaction({ reads: [by.site], writes: by.site }, async (transaction) => {
        await store.save(transaction, after);
        await record(transaction, {
          ...by,
          ...log,
          before: before && withoutPassword(before),
          after: withoutPassword(after),
        });
      });
      return success({});
    },

    async drop(by: Actor): Promise<Result<Record<string, never>, Failure>> {
      const before = await store.own(by.site);
      if (!before) return failed(failure('notFound'));
      await database.transaction({ reads: [by.site], writes: by.site }, async (transaction) => {
        await store.remove(transaction, by.site);
        await record(transaction, { ...by, ...log, before: withoutPassword(before) });
      });
      return success({});
    },
  };
}
