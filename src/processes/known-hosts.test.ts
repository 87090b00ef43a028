import { afterAll, expect, test } from 'vitest';
import { createKnownHosts } from './known-hosts.ts';

let isAway = false;
const hosts = createKnownHosts(async () => {
  if (isAway) throw new Error('away');
  return new Map([
    ['optics.example.org', 1],
    ['www.optics.example', 1],
    ['biology.example.org', 2],
  ]);
}, 60_000);
afterAll(() => hosts.stop());

test('hosts that are nobody’s share one place among the sites, however many are made up', async () => {
  await hosts.refresh();
  const made = Array.from({ length: 100 }, (_, number) => hosts.shareOf(`host-${number}.example`));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).not.toBe(hosts.shareOf('optics.example.org'));
  expect(hosts.shareOf('optics.example.org')).not.toBe(hosts.shareOf('biology.example.org'));
});

test('all hosts of a site have its one share', () => {
  expect(hosts.shareOf('www.optics.example')).toBe(hosts.shareOf('optics.example.org'));
});

test('while the database is away, sites stay known', async () => {
  isAway = true;
  await hosts.refresh();
  expect(hosts.shareOf('optics.example.org')).toBe('site 1');
});
