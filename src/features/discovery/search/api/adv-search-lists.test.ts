import { describe, expect, test } from 'vitest';
import { first, fourth, second, third } from '../../../../../tests/support/searching/sample-units.ts';
import { useSearchPortal } from '../../../../../tests/support/searching/search-portal.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const { app, ids, ask, titles } = useSearchPortal();

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
    ['downloads,desc', [second, third, first, fourth]],
    ['referenceCount,desc', [second, third, first, fourth]],
    ['commentCount,desc', [second, third, first, fourth]],
    ['score,desc', [second, third, first, fourth]],
    ['visits,asc', [fourth, first, third, second]],
    ['relevance', [first, second, third, fourth]],
  ])('the order %s', async (sort, expected) => expect(await titles({ sort })).toEqual(expected));

  test.each([
    [{ year: 'all' }, 4],
    [{ year: '1' }, 0],
    [{ year: '3' }, 2],
    [{ year: '5' }, 2],
    [{ year: '10' }, 3],
    [{ yearFrom: '2020', yearTo: '2024' }, 2],
    [{ publicationType: ['0', '3'] }, 2],
    [{ facet: 'keyword:perovskite' }, 1],
    [{ q: 'crystals', within: 'ice' }, 1],
  ])('narrowed by %j', async (narrowed, count) => {
    expect(await titles(narrowed as Record<string, string>)).toHaveLength(count);
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
