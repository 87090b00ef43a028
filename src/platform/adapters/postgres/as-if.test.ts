import { expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { statement } from '../../item/writing/raw-statement.ts';
import type { Transaction } from '../../ports/database.ts';

const app = useTestApp(async (test) => {
  for (const id of [1, 2]) await storeSite(test, { id, sld: `site${id}` });
});

const here = { reads: [1], writes: 1 };
const words = statement<{ value: { word?: string } }>`select value from site_config where section = 'header'`;
const wordOf = async (rows: Promise<{ value: { word?: string } }[]>) => (await rows)[0]?.value.word ?? 'none';
const stored = () => wordOf(app.app.database.rows(here, words));
const write = (word: string) => statement`
  insert into site_config (site_id, section, value) values (1, 'header', jsonb_build_object('word', ${word}::text))
  on conflict (site_id, section) do update set value = excluded.value`;
const asIf = <Found>(word: string, find: () => Promise<Found>) =>
  app.app.database.asIf(here, (transaction: Transaction) => transaction.rows(write(word)), find);

test('what asks the database meanwhile sees what was done, each in its own scope, and then it was never done', async () => {
  const { database, siteMemory, remember } = app.app;
  const before = await siteMemory.version(1);
  const seen = await asIf('drafted', async () => {
    const elsewhere = database.rows({ reads: [2], writes: 2 }, words);
    const within = database.transaction(here, (transaction) => wordOf(transaction.rows(words)));
    const remembered = siteMemory.remember(1, 'words', stored);
    expect(await remember('words', stored)).toBe('drafted');
    expect(await siteMemory.version(1)).toBe(before + 1n);
    return [await stored(), await within, await remembered, (await elsewhere).length];
  });
  expect(seen).toEqual(['drafted', 'drafted', 'drafted', 0]);
  expect(await stored()).toBe('none');
  expect(await siteMemory.remember(1, 'words', stored)).toBe('none');
  expect(await remember('words', stored)).toBe('none');
  expect(await siteMemory.version(1)).toBe(before);
});

test('others see nothing of it while it lasts', async () => {
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const looking = asIf('drafted', async () => {
    begun.resolve();
    await finished.promise;
    return stored();
  });
  await begun.promise;
  expect(await stored()).toBe('none');
  finished.resolve();
  expect(await looking).toBe('drafted');
});

test('whoever looks changes nothing, and goes on looking after they were refused', async () => {
  const { database } = app.app;
  const seen = await asIf('drafted', async () => {
    await expect(database.rows(here, write('changed'))).rejects.toThrow('only looked at');
    await expect(database.transaction(here, (one) => one.rows(write('changed')))).rejects.toThrow('only looked at');
    return stored();
  });
  expect(seen).toBe('drafted');
  expect(await stored()).toBe('none');
});

test('what was begun and left behind sees what is stored', async () => {
  const over = Promise.withResolvers<void>();
  let left: Promise<string> | undefined;
  await asIf('drafted', async () => {
    left = over.promise.then(stored);
  });
  over.resolve();
  expect(await left).toBe('none');
});

test('a look that breaks leaves the connections as they were', async () => {
  for (let round = 0; round < 30; round++)
    await expect(asIf('drafted', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(asIf('x', () => app.app.database.rows(here, statement`select 1 / ${0}::int`))).rejects.toThrow();
  expect(await stored()).toBe('none');
});
