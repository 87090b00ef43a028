import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { kinds } from '../../../../content/kinds.ts';
import { canonicalItems } from '../../../../platform/item/canonical-items.ts';
import { createWriter } from '../../../../platform/item/writing/write-units.ts';
import { mergeRecords, undoMerge } from '../use-cases/merge-records.ts';
import { postgresMerging } from './postgres-merging.ts';

const portal = useTestApp(async (app) => {
  const write = createWriter(kinds);
  for (const site of [1, 2]) {
    await storeSite(app, { id: site, sld: `site${site}` });
    const units = ['a', 'b', 'c', 'd'].map((key) => ({
      mentioned: [],
      main: { kind: 'expert', key, titles: { en: 'Wei Sample' }, details: {} },
      members: [],
    }));
    await app.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
      write(transaction, site, units),
    );
  }
  await app.owner.query("select set_config('app.reads', '1,2', false)");
});

const evidence = 'the editor spoke with the author';
const merge = (from: string, into: string, said = evidence, site = 1) =>
  mergeRecords(postgresMerging(portal.app.database), site, { kind: 'expert', from, into, evidence: said });
const undo = (key: string) => undoMerge(postgresMerging(portal.app.database), 1, 'expert', key);

async function leadsTo(): Promise<Record<string, string>> {
  const { rows } = await portal.owner.query('select id, source_key as key from item where site_id = 1');
  const keys = new Map<string, string>(rows.map(({ id, key }) => [id, key]));
  const found = await canonicalItems(portal.app.database, { reads: [1], writes: null }, [...keys.keys()]);
  return Object.fromEntries([...found].map(([id, end]) => [keys.get(id), keys.get(end) ?? '']));
}

const revisions = async (): Promise<number> =>
  (await portal.owner.query('select sum(revision)::int as sum from item where site_id = 1')).rows[0].sum;

test('readers of a merged record are led to the other, and the pages of both are told', async () => {
  const before = await revisions();
  expect(await merge('a', 'b')).toMatchObject({ ok: true });
  expect(await leadsTo()).toEqual({ a: 'b', b: 'b', c: 'c', d: 'd' });
  expect((await revisions()) - before).toBe(2);
});

test('merging into a merged record follows it to its end, so that there are no chains', async () => {
  expect(await merge('c', 'a')).toMatchObject({ ok: true });
  expect(await leadsTo()).toEqual({ a: 'b', b: 'b', c: 'b', d: 'd' });
  expect(
    (await portal.owner.query('select 1 from item_merge m join item_merge n on n.from_id = m.into_id')).rowCount,
  ).toBe(0);
});

test('circles, chains, unknown records and bare names are refused, and nothing is stored', async () => {
  expect(await merge('b', 'a')).toEqual({ ok: false, failure: 'circle' });
  expect(await merge('b', 'd')).toEqual({ ok: false, failure: 'gathers-others' });
  expect(await merge('a', 'd')).toEqual({ ok: false, failure: 'merged-already' });
  expect(await merge('x', 'a')).toEqual({ ok: false, failure: 'from-not-stored' });
  expect(await merge('d', 'x')).toEqual({ ok: false, failure: 'into-not-stored' });
  expect(await merge('d', 'b', 'same name: Wei Sample')).toEqual({ ok: false, failure: 'name-alone' });
  expect((await leadsTo()).d).toBe('d');
});

test('two merges at once can not close a circle', async () => {
  const outcomes = await Promise.all([merge('c', 'd', evidence, 2), merge('d', 'c', evidence, 2)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('undoing a merge gives both records back as they were', async () => {
  expect(await undo('a')).toEqual({ ok: true, value: null });
  expect(await leadsTo()).toEqual({ a: 'a', b: 'b', c: 'b', d: 'd' });
  expect(await undo('a')).toEqual({ ok: false, failure: 'not-merged' });
});
