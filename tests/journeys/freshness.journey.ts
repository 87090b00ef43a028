import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { opticsId } from '../../samples/sites.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const owner = new pg.Client({ connectionString: inject('ownerUrl') });
beforeAll(() => owner.connect());
afterAll(async () => {
  // Other journeys know the journal by its name.
  await rename('Frontier Optics Letters');
  await owner.end();
});

async function rename(title: string): Promise<void> {
  await owner.query('begin');
  await owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
  await owner.query(
    "update item set titles = titles || jsonb_build_object('en', $1::text) where site_id = 1 and id = $2",
    [title, opticsId(1000)],
  );
  await owner.query('commit');
}

test('a changed title leaves a mark, is purged from the edge and reaches the next reader within 2 seconds', async () => {
  const { page, open } = await arrive();
  await open('optics', '/homeNav?lang=en');
  // A change of another journey may still be on its way to the edge.
  await expect.poll(async () => (await page.reload())?.headers()['x-cache'], { timeout: 20_000 }).toBe('hit');

  const title = `Renamed ${Date.now()}`;
  await rename(title);
  const began = Date.now();
  let seen = '';
  while (!seen.includes(title) && Date.now() - began < 5_000) {
    await page.reload();
    seen = (await page.locator('[data-part="current-issue"]').textContent()) ?? '';
  }
  expect(seen).toContain(title);
  expect(Date.now() - began).toBeLessThan(2_000 + 1_000);
  // The index takes its copy next to the edge, in its own time.
  await expect.poll(marksWaiting, { timeout: 20_000 }).toBe(0);
});

async function marksWaiting(): Promise<number> {
  const { rows } = await owner.query(
    "select count(*)::int as waiting from dirty_mark where sink in ('index', 'edge') and item_id = $1",
    [opticsId(1000)],
  );
  return rows[0].waiting;
}
