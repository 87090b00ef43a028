import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { createSiteMemory } from './site-memory.ts';

const app = useTestApp((test) => storeSite(test, { id: 1, sld: 'first' }));
/** A memory that forgets nothing by itself. */
function memoryFor() {
  const entries = new Map<string, Promise<unknown>>();
  return createSiteMemory(
    app.app.database,
    <Value>(key: string, read: () => Promise<Value>) => {
      const value = (entries.get(key) as Promise<Value> | undefined) ?? read();
      entries.set(key, value);
      return value;
    },
    10,
  );
}
const change = () => app.owner.query('update site set gray_type = 1 - gray_type where site_id = 1');
const readGrey = async () => (await app.owner.query('select gray_type from site where site_id = 1')).rows[0].gray_type;

test('a part is read once, and again when a newer version was heard of', async () => {
  const memory = memoryFor();
  const before = await memory.remember(1, 'grey', readGrey);
  await change();
  expect(await memory.remember(1, 'grey', readGrey)).toBe(before);
  memory.hear(1, (await memory.version(1)) + 1n);
  expect(await memory.remember(1, 'grey', readGrey)).toBe(1 - before);
});

test('a change while a part is being read is heard of, so that whoever uses the part can tell', async () => {
  const memory = memoryFor();
  const before = await memory.version(1);
  await memory.remember(1, 'grey', async () => {
    await change();
    return readGrey();
  });
  expect(await memory.version(1)).toBe(before + 1n);
});

test('an older version is no news, and sites beyond the most are asked for again', async () => {
  const memory = memoryFor();
  const known = await memory.version(1);
  memory.hear(1, known - 1n);
  expect(await memory.version(1)).toBe(known);
  for (let site = 2; site < 20; site++) memory.hear(site, 5n);
  expect(await memory.version(1)).toBe(known);
});
