import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { first, fourth, second, third } from '../../../../../tests/support/searching/sample-units.ts';
import { useSearchPortal } from '../../../../../tests/support/searching/search-portal.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const { app, ids, ask, titles } = useSearchPortal();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-15T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('GET /front/advSearch', () => {
  test.each([
    ['thesis', ['article']],
    ['periodical', ['journal']],
    ['picture', ['figure']],
    ['table', ['table']],
    ['video', ['video']],
    ['others', ['album', 'expert', 'general-resource', 'news']],
  ])('the scope %s shows its own kinds only', async (scope, own) => {
    const { data } = await ask('/front/advSearch', { scope, size: '50' });
    const kinds = new Set(data.content.map((hit: { kind: string }) => hit.kind));
    expect([...kinds].sort()).toEqual(own);
  });

  test.each([
    ['publishDate,desc', [first, second, third, fourth]],
    ['publishDate,asc', [fourth, third, second, first]],
    ['visits,desc', [second, third, first, fourth]],
    ['visits,asc', [fourth, first, third, second]],
    ['downloads,desc', [first, third, second, fourth]],
    ['downloads,asc', [fourth, second, third, first]],
    ['referenceCount,desc', [third, first, second, fourth]],
    ['referenceCount,asc', [fourth, second, first, third]],
    ['commentCount,desc', [third, second, first, fourth]],
    ['commentCount,asc', [fourth, first, second, third]],
    // What nobody rated comes last in both directions.
    ['score,desc', [second, first, third, fourth]],
    ['score,asc', [third, first, second, fourth]],
    ['relevance', [first, second, third, fourth]],
  ])('the order %s', async (sort, expected) => expect(await titles({ sort })).toEqual(expected));

  test.each([
    [{ yearFrom: '2020', yearTo: '2024' }, 2],
    [{ publicationType: ['0', '3'] }, 2],
    [{ facet: 'keyword:perovskite' }, 1],
    [{ q: 'crystals', within: 'ice' }, 1],
  ])('narrowed by %j', async (narrowed, count) => {
    expect(await titles(narrowed as Record<string, string>)).toHaveLength(count);
  });

  // The papers came out in March of 2025, 2024, 2020 and 2014.
  test.each([
    ['all', '2026-02-15', [first, second, third, fourth]],
    ['1', '2026-02-15', [first]],
    ['1', '2026-03-02', []],
    ['1', '2027-01-01', []],
    ['3', '2026-02-15', [first, second]],
    ['3', '2025-02-15', [first, second]],
    ['5', '2025-02-15', [first, second, third]],
    ['5', '2026-02-15', [first, second]],
    ['10', '2026-02-15', [first, second, third]],
    ['10', '2024-02-15', [first, second, third, fourth]],
  ])('the last years, %s of them, end today: on %s', async (year, today, expected) => {
    vi.setSystemTime(`${today}T12:00:00Z`);
    expect(await titles({ year, sort: 'publishDate' })).toEqual(expected);
  });

  test('today is the day at the site, whatever the clock of the server says', async () => {
    // At Shanghai, where the sample site is, 2 March has begun.
    vi.setSystemTime('2026-03-01T15:59:00Z');
    expect(await titles({ year: '1' })).toEqual([first]);
    vi.setSystemTime('2026-03-01T16:01:00Z');
    expect(await titles({ year: '1' })).toEqual([]);
  });

  test.each([
    ['Formal', '0', first],
    ['Online First', '1', second],
    ['Conference Paper', '3', third],
    ['Conference Enhanced', '-1', fourth],
  ])('the publication type %s is %s', async (_, publicationType, expected) => {
    expect(await titles({ publicationType })).toEqual([expected]);
  });

  test.each([
    ['open access', '0', 1],
    ['non open access', '1', 3],
  ])('%s is %s', async (_, accessType, count) => expect(await titles({ accessType })).toHaveLength(count));

  test('a search within a column stays in it, and so do its counts', async () => {
    const [filled, empty, whole] = [idOf(1, 700), idOf(1, 701), idOf(1, 702)];
    await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
    for (const id of [filled, empty, whole])
      await app.owner.query(
        `insert into channel (site_id, id, position, code, names, shows_all) values (1, $1, 1, 'article', '{}', $2)`,
        [id, id === whole],
      );
    await app.owner.query('insert into column_entry values (1, $1, $2)', [filled, ids.get('1 10.5555/paper.2')]);
    const [paper] = await titles({ channelId: filled });
    expect(await titles({ channelId: filled })).toEqual([second]);
    expect(await titles({ channelId: filled, q: paper ?? '' })).toEqual([second]);
    expect(await titles({ channelId: filled, q: third })).toEqual([]);
    expect(await titles({ channelId: empty })).toEqual([]);
    expect(await titles({ channelId: whole })).toHaveLength(4);
    const { data } = await ask('/front/advSearch/clusters', { channelId: filled });
    expect(data.scopes).toMatchObject({ thesis: 1, picture: 0 });
    expect((await ask('/front/advSearch', { channelId: idOf(1, 799) })).status).not.toBe(0);
  });
});
