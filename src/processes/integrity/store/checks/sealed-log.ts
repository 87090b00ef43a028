import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { brokenAt, isHead, type SealedChange } from '../../../../platform/kernel/sealed-change.ts';
import { hashBy } from '../../../../platform/ports/hash-by.ts';
import type { Check } from '../../use-cases/check.ts';
import { pages } from '../lists.ts';

const changesAtOnce = 500;

/** The log of a site, from after a change on. */
export const changesAfter = (site: number, number: number) =>
  statement<SealedChange>`select site_id as site, number::int as number,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, account_id::text as account, action, kind,
    document_id as id, before, after, previous_hash as "previousHash", seal_key as "sealKey", hash
    from console_change where site_id = ${site} and number > ${number} order by number limit ${changesAtOnce}`;

export const sealedLog: Check = {
  promise: 'the log of what was done at the console is whole',
  remedy:
    'Someone has altered the log with the rights of the database’s owner. Compare it with the newest backup, and find out who had them.',
  async *find({ id: site }, { database, sealKeys, logHeads }) {
    const read = (after: SealedChange | undefined) =>
      database.rows({ reads: [site], writes: null }, changesAfter(site, after?.number ?? 0));
    const heads = logHeads.filter((head) => head.site === site);
    let newest: SealedChange | undefined;
    let firstUnsealed: number | undefined;
    for await (const changes of pages<SealedChange>(read)) {
      const broken = brokenAt(changes, hashBy(sealKeys), newest);
      if (broken !== undefined) {
        yield `Change ${broken} of the log does not fit the one before it, or was altered.`;
        return;
      }
      firstUnsealed ??= changes.find(({ sealKey }) => sealKey === null)?.number;
      for (const change of changes) {
        const head = heads.find(({ number }) => number === change.number);
        if (head && !isHead(change, head))
          yield `Change ${change.number} of the log is not the one that was the newest at ${head.at}.`;
      }
      newest = changes.at(-1);
    }
    if (firstUnsealed !== undefined)
      yield `Change ${firstUnsealed} of the log, and maybe others, is sealed without a key: it is from before there were keys ("imprint keys reseal" seals it), or of someone who had none.`;
    const last = newest?.number ?? 0;
    for (const head of heads)
      if (head.number > last)
        yield `The log ends with change ${last}, and at ${head.at} it had ${head.number}: its end was cut off.`;
  },
};
