import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';

export interface CodeTimes {
  /** How long a code counts. */
  readonly seconds: number;
  /** Before the next one can be sent. */
  readonly resendSeconds: number;
  readonly mostTries: number;
  /** So many codes for one purpose and receiver in a day. */
  readonly mostADay: number;
}

interface CodeKey {
  readonly purpose: string;
  readonly receiverHash: string;
}

interface KeptCode {
  readonly codeHash: string;
  /** The hashed network that requested the code; null if unknown. */
  readonly askerHash: string | null;
}

const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;
const ahead = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
const day = 86_400;

export type CodeStore = ReturnType<typeof postgresCodes>;

/** Rows stay when their code is spent: they know how many were sent this day. */
export const postgresCodes = (database: Database) => ({
  /** Answers whether it was kept; not while the last one is too young or the day's codes are used up. */
  async keep({ purpose, receiverHash }: CodeKey, { codeHash, askerHash }: KeptCode, times: CodeTimes) {
    const { seconds, resendSeconds, mostADay } = times;
    const kept = await database.unscopedRows(
      query
        .insertInto('sent_code')
        .values({
          purpose,
          receiver_hash: receiverHash,
          code_hash: codeHash,
          asked_from: askerHash,
          expires_at: ahead(seconds),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['purpose', 'receiver_hash'])
            .doUpdateSet({
              code_hash: codeHash,
              asked_from: askerHash,
              tries: 0,
              tries_elsewhere: 0,
              sent_at: sql`now()`,
              expires_at: ahead(seconds),
              sends: sql`case when sent_code.first_sent_at <= ${ago(day)} then 1 else sent_code.sends + 1 end`,
              first_sent_at: sql`case when sent_code.first_sent_at <= ${ago(day)} then now() else sent_code.first_sent_at end`,
            })
            .where('sent_code.sent_at', '<=', ago(resendSeconds))
            .where((eb) =>
              eb.or([eb('sent_code.sends', '<', mostADay), eb('sent_code.first_sent_at', '<=', ago(day))]),
            ),
        )
        .returning('purpose'),
    );
    return kept.length > 0;
  },

  /** Seconds until a code can be kept again. */
  async wait({ purpose, receiverHash }: CodeKey, { resendSeconds, mostADay }: CodeTimes) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('sent_code')
        .where('purpose', '=', purpose)
        .where('receiver_hash', '=', receiverHash)
        .select(
          sql<number>`ceil(extract(epoch from greatest(
            sent_at + make_interval(secs => ${resendSeconds}),
            case when sends >= ${mostADay} then first_sent_at + make_interval(secs => ${day}) end
          ) - now()))::int`.as('seconds'),
        ),
    );
    return Math.max(1, row?.seconds ?? 1);
  },

  async takeBack({ purpose, receiverHash }: CodeKey, { resendSeconds }: CodeTimes) {
    await database.unscopedRows(
      query
        .updateTable('sent_code')
        .set({ expires_at: sql`now()`, sent_at: ago(resendSeconds), sends: sql`greatest(sends - 1, 0)` })
        .where('purpose', '=', purpose)
        .where('receiver_hash', '=', receiverHash),
    );
  },

  /**
   * Counts a try from a network, for those who asked or for all others. Answers the hash of the code that is tried, or why there is
   * none.
   */
  async try(key: CodeKey, from: string, { mostTries }: CodeTimes) {
    // Where the requesting network is unknown, every try counts as one from it.
    const isAsker = sql<boolean>`coalesce(asked_from = ${from}, true)`;
    const [row] = await database.unscopedRows(
      openCode(key)
        .set({
          tries: sql`tries + ${isAsker}::int`,
          tries_elsewhere: sql`tries_elsewhere + (not ${isAsker})::int`,
        })
        .returning(['code_hash', 'tries', 'tries_elsewhere', isAsker.as('isAsker')]),
    );
    if (!row) return { codeHash: 'none', isAsker: false } as const;
    const { isAsker: fromAsker, tries, tries_elsewhere: elsewhere } = row;
    return { codeHash: (fromAsker ? tries : elsewhere) > mostTries ? 'usedUp' : row.code_hash, isAsker: fromAsker };
  },

  async spend(key: CodeKey, codeHash: string, transaction?: Transaction) {
    const used = openCode(key).set({ expires_at: sql`now()` }).where('code_hash', '=', codeHash).returning('purpose');
    const spent = await (transaction ? transaction.rows(used) : database.unscopedRows(used));
    return spent.length > 0;
  },
});

const openCode = ({ purpose, receiverHash }: CodeKey) =>
  query
    .updateTable('sent_code')
    .where('purpose', '=', purpose)
    .where('receiver_hash', '=', receiverHash)
    .where('expires_at', '>', sql<Date>`now()`);
