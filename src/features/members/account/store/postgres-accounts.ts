import { type ExpressionBuilder, sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { DB } from '../../../../../db/types.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { type Database, noSite, type Transaction } from '../../../../platform/ports/database.ts';
import { type Receiver, readReceiver } from '../domain/registration-rules.ts';
import { tokenHash } from './postgres-sessions.ts';

interface NewAccount {
  readonly userName: string;
  readonly name: string;
  readonly receiver: Receiver;
  readonly passwordHash: string;
  readonly researchFields: readonly string[];
  readonly institution: string;
  readonly language: string;
}

type Taken = 'userNameTaken' | 'phoneTaken' | 'emailTaken';

/** How a password comes to be replaced: by a code alone, or by its owner, whose own session goes on. */
type PasswordManner =
  | {
      readonly spend: (transaction: Transaction) => Promise<boolean>;
      /** So many seconds from now the account's passkeys go. */
      readonly passkeysEndAfter: number | null;
    }
  | { readonly sparing: string | undefined };

const accounts = query
  .selectFrom('account')
  .select([
    'account_id as id',
    'user_name as userName',
    'mobile',
    'email',
    'password_hash as passwordHash',
    'password_changed_at as passwordChangedAt',
    'avatar_sha256 as avatar',
  ]);

const named = (name: string) => (eb: ExpressionBuilder<DB, 'account'>) =>
  eb(sql<string>`lower(user_name)`, '=', name.trim().toLowerCase());
const reachedBy =
  ({ kind, value }: Receiver) =>
  (eb: ExpressionBuilder<DB, 'account'>) =>
    kind === 'mobile' ? eb('mobile', '=', value) : eb(sql<string>`lower(email)`, '=', value);

const inserting = ({ receiver, ...account }: NewAccount) =>
  query
    .insertInto('account')
    .values({
      user_name: account.userName.trim(),
      real_name: account.name.trim(),
      mobile: receiver.kind === 'mobile' ? receiver.value : null,
      email: receiver.kind === 'email' ? receiver.value : null,
      password_hash: account.passwordHash,
      password_changed_at: sql`now()`,
      research_fields: [...account.researchFields],
      institution: account.institution.trim(),
      language: account.language,
      agreed_at: sql`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id as id');

const takenBy: Record<Receiver['kind'], Taken> = { mobile: 'phoneTaken', email: 'emailTaken' };
/** PostgreSQL's word for "there is one already". */
const isTaken = (problem: unknown): boolean => (problem as { code?: string }).code === '23505';

export type AccountStore = ReturnType<typeof postgresAccounts>;
export type StoredAccount = NonNullable<Awaited<ReturnType<AccountStore['byId']>>>;

export function postgresAccounts(database: Database) {
  const one = async (where: (eb: ExpressionBuilder<DB, 'account'>) => ReturnType<ReturnType<typeof named>>) => {
    const [row] = await database.unscopedRows(accounts.where(where));
    return row;
  };

  /** What of a request belongs to someone else already. */
  const taken = async ({ userName, receiver }: Pick<NewAccount, 'userName' | 'receiver'>) => {
    if (await one(reachedBy(receiver))) return takenBy[receiver.kind];
    return (await one(named(userName))) ? ('userNameTaken' as const) : undefined;
  };

  return {
    byId: (id: string) => one((eb) => eb('account_id', '=', id)),

    /** By a user name, a mobile number or an e-mail address, whichever it looks like. */
    byName(name: string) {
      const receiver = readReceiver(name);
      return one(receiver.ok ? reachedBy(receiver.value) : named(name));
    },

    byReceiver: (receiver: Receiver) => one(reachedBy(receiver)),
    taken,

    async create(account: NewAccount) {
      const [row] = await database.unscopedRows(inserting(account));
      return row ? success(row.id) : failed((await taken(account)) ?? ('userNameTaken' as const));
    },

    /** Within what makes more than the account; answers nothing where somebody has its name or address. */
    async createWithin(transaction: Transaction, account: NewAccount) {
      const [row] = await transaction.rows(inserting(account));
      return row?.id;
    },

    /** Sets it and ends the account's sessions, or neither. Answers whether the code was still to be had. */
    setPassword: (id: string, passwordHash: string, manner: PasswordManner) =>
      database.transaction(noSite, async (transaction) => {
        const isReset = 'spend' in manner;
        if (isReset && !(await manner.spend(transaction))) return false;
        const endsAfter = isReset ? manner.passkeysEndAfter : null;
        await transaction.rows(
          query
            .updateTable('account')
            .set({
              password_hash: passwordHash,
              password_changed_at: sql`now()`,
              password_reset_at: isReset ? sql`now()` : null,
              ...(endsAfter !== null && { passkeys_end_at: sql`now() + make_interval(secs => ${endsAfter})` }),
              revision: sql`revision + 1`,
            })
            .where('account_id', '=', id),
        );
        const spared = isReset || manner.sparing === undefined ? '' : tokenHash(manner.sparing);
        await transaction.rows(
          query.deleteFrom('session').where('member_id', '=', id).where('token_hash', '<>', spared),
        );
        return true;
      }),

    /** Its owner showed a passkey or a code of an app: what a reset asked to drop stays. */
    async keepPasskeys(id: string) {
      await database.unscopedRows(
        query
          .updateTable('account')
          .set({ passkeys_end_at: null })
          .where('account_id', '=', id)
          .where('passkeys_end_at', 'is not', null),
      );
    },

    async setReceiver(id: string, { kind, value }: Receiver) {
      try {
        await database.unscopedRows(
          query
            .updateTable('account')
            .set({ [kind]: value, revision: sql`revision + 1` })
            .where('account_id', '=', id),
        );
        return success(undefined);
      } catch (problem) {
        if (isTaken(problem)) return failed(takenBy[kind]);
        throw problem;
      }
    },
  };
}
