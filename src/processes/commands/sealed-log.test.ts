import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { type LogHead, type SealedChange, sealedText } from '../../platform/kernel/sealed-change.ts';
import { changesAfter, sealedLog } from '../integrity/store/checks/sealed-log.ts';
import { createAnchoring, readHeads, signedHeads } from '../integrity/store/log-heads.ts';
import { keysCommand } from './keys.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
});
const alter = async (text: string, values: unknown[] = []) => {
  await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  return portal.owner.query(text, values);
};
const find = (logHeads: readonly LogHead[] = []) =>
  Array.fromAsync(sealedLog.find({ id: 1, sld: 'optics' }, { ...portal.app, kinds: [], quick: true, logHeads }));
const sealed = () => portal.app.database.rows({ reads: [1], writes: null }, changesAfter(1, 0));

beforeEach(async () => {
  await alter('delete from console_change');
  for (const id of ['one', 'two', 'three', 'four'])
    await portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
      portal.app.record(transaction, { site: 1, account: '7', action: 'publish', kind: 'header', id, after: { id } }),
    );
});

/** What the owner of the database can do: take lines out and compute the hashes of all others anew, without the key. */
async function rehash(changes: readonly SealedChange[], sealKey: string | null): Promise<void> {
  await alter('delete from console_change');
  let previousHash = '';
  for (const [place, change] of changes.entries()) {
    const next = { ...change, number: place + 1, previousHash, sealKey };
    const hash = createHash('sha256').update(sealedText(next)).digest('hex');
    await alter(
      `insert into console_change (site_id, number, at, account_id, action, kind, document_id, after, previous_hash, seal_key, hash)
        values (1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        next.number,
        next.at,
        next.account,
        next.action,
        next.kind,
        next.id,
        JSON.stringify(next.after),
        previousHash,
        sealKey,
        hash,
      ],
    );
    previousHash = hash;
  }
}

test('a line that was removed is found, though all hashes after it were computed anew', async () => {
  expect(await find()).toEqual([]);
  const changes = await sealed();
  await rehash(changes.toSpliced(1, 1), portal.app.sealKeys.current);
  expect(await find()).toEqual(['Change 1 of the log does not fit the one before it, or was altered.']);
});

test('a log that was rewritten as if from before there were keys is found', async () => {
  const heads = await Array.fromAsync(signedHeads(portal.app.database, portal.app.sealKeys));
  await rehash(await sealed(), null);
  expect(await find()).toEqual([expect.stringMatching(/^Change 1 .* is sealed without a key/)]);
  expect(await find(heads)).toContainEqual(
    expect.stringMatching(/^Change 4 of the log is not the one that was the newest at/),
  );
});

test('an end that was cut off is found by an anchor of the log stream', async () => {
  const lines: string[] = [];
  const log = { info: (fields: object) => void lines.push(JSON.stringify(fields)), warn() {}, error() {} };
  await createAnchoring(portal.app.database, portal.app.sealKeys, log).now();
  expect(lines).toHaveLength(1);
  await alter('delete from console_change where number > 2');
  expect(await find()).toEqual([]);
  const anchors = readHeads(['not a head', ...lines], portal.app.sealKeys);
  expect(await find(anchors)).toEqual([
    expect.stringMatching(/^The log ends with change 2, and at .* it had 4: its end was cut off\.$/),
  ]);
});

test('an anchor that was altered is refused', async () => {
  const [head] = await Array.fromAsync(signedHeads(portal.app.database, portal.app.sealKeys));
  const line = JSON.stringify({ logHead: { ...head, number: 2 } });
  expect(() => readHeads([line], portal.app.sealKeys)).toThrow(/not signed by this installation/);
});

test('lines from before there were keys are named until they are sealed anew, and so is a later one without a key', async () => {
  await rehash(await sealed(), null);
  await portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    portal.app.record(transaction, { site: 1, account: '7', action: 'publish', kind: 'header', id: 'five' }),
  );
  expect(await find()).toEqual([expect.stringMatching(/^Change 1 .* is sealed without a key/)]);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await keysCommand.run(portal.app, ['reseal']);
  expect(await find()).toEqual([]);

  const last = (await sealed()).at(-1) as SealedChange;
  const forged = { ...last, number: 6, previousHash: last.hash, sealKey: null };
  await alter(
    `insert into console_change (site_id, number, at, account_id, action, kind, document_id, previous_hash, hash)
      values (1, 6, $1, 7, 'publish', 'header', 'five', $2, $3)`,
    [forged.at, forged.previousHash, createHash('sha256').update(sealedText(forged)).digest('hex')],
  );
  expect(await find()).toEqual([expect.stringMatching(/^Change 6 .* is sealed without a key/)]);
});
