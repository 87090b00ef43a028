import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { brokenAt, type SealedChange } from '../../../../platform/kernel/sealed-change.ts';
import type { Check } from '../../use-cases/check.ts';
import { pages } from '../pages.ts';

const changesAtOnce = 500;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const sealedLog: Check = {
  promise: 'the log of what was done at the console is whole',
  remedy:
    'Someone has altered the log with the rights of the database’s owner. Compare it with the newest backup, and find out who had them.',
  async *find({ id: site }, { database }) {
    const read = (after: SealedChange | undefined) =>
      database.rows(
        { reads: [site], writes: null },
        statement(sql<SealedChange>`select site_id as site, number::int as number,
          to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, account_id::text as account, action, kind,
          document_id as id, before, after, previous_hash as "previousHash", hash
          from console_change where site_id = ${site} and number > ${after?.number ?? 0} order by number limit ${changesAtOnce}`),
      );
    let newest: SealedChange | undefined;
    for await (const changes of pages<SealedChange>(read)) {
      const broken = brokenAt(changes, hashOf, newest);
      if (broken !== undefined) {
        yield `Change ${broken} of the log does not fit the one before it, or was altered.`;
        return;
      }
      newest = changes.at(-1);
    }
  },
};
