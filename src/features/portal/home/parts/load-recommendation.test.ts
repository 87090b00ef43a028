import { expect, test } from 'vitest';
import { idOf } from '../../../../platform/kernel/id.ts';
import type { PageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { OpenPage } from '../../../sites/navigation/parts/open-page.ts';
import { loadRecommendation } from './load-recommendation.ts';

const paper = { id: idOf(1, 7), kind: 'article', resName: 'A paper', visits: 0, downloads: 0, referenceCount: 0 };

/** A page whose calls are written down. */
function pageOf(parameters: PageParameters, found: readonly object[] = [paper]) {
  const calls: [string, object][] = [];
  const call = async (name: string, input: object) => {
    calls.push([name, input]);
    return success({ content: found });
  };
  return { page: { call, parameters } as unknown as OpenPage, calls };
}

test('papers like a given one are asked for by its id', async () => {
  const { page, calls } = pageOf({ columnId: idOf(1, 3), keywords: 'laser' });
  const [module] = await loadRecommendation(page, false);
  expect(calls).toEqual([['GET /front/front-article/related', { id: idOf(1, 3) }]]);
  expect(module).toMatchObject({ code: 'papers', lists: [{ entries: [{ resName: 'A paper' }] }] });
});

test('keywords are separated as people do it, and any of them will do', async () => {
  const { page, calls } = pageOf({ keywords: 'fibre laser, 激光；"quoted"、 ,' });
  await loadRecommendation(page, false);
  expect(calls).toEqual([
    ['GET /front/advSearch', { scope: 'thesis', q: '"fibre laser" OR "激光" OR "quoted"', size: 6 }],
  ]);
});

test('the sample shows papers like the newest one', async () => {
  const { page, calls } = pageOf({});
  await loadRecommendation(page, true);
  expect(calls.map(([name]) => name)).toEqual(['GET /front/advSearch', 'GET /front/front-article/related']);
  expect(calls[1]?.[1]).toEqual({ id: paper.id });
});

test('nothing asked and nothing found is no module', async () => {
  const silent = pageOf({});
  expect(await loadRecommendation(silent.page, false)).toEqual([]);
  expect(silent.calls).toEqual([]);
  expect(await loadRecommendation(pageOf({ keywords: 'x' }, []).page, false)).toEqual([]);
});
