import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const [physics, optics, withdrawn] = [idOf(1, 1), idOf(1, 2), idOf(1, 3)];
const opticsElsewhere = idOf(2, 1);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeSite(app, { id: 4, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 2] });
  const item = { kind: 'subject', status: 'published' };
  await storeRows(app, 1, 'item', [
    { ...item, id: physics, titles: { en: 'Physics' } },
    { ...item, id: optics, titles: { en: 'Optics', zh: '光学' } },
    { ...item, id: withdrawn, titles: { en: 'Aether' }, status: 'withdrawn' },
  ]);
  await storeRows(app, 1, 'subject', [
    { id: physics, code: 'physics' },
    { id: optics, code: 'optics', parent_id: physics, position: 1 },
    { id: withdrawn, code: 'aether', parent_id: physics, position: 2 },
  ]);
  await storeRows(app, 2, 'item', [{ ...item, id: opticsElsewhere, titles: { en: 'Optics of cells' } }]);
  await storeRows(app, 2, 'subject', [{ id: opticsElsewhere, code: 'optics' }]);
});

describe('GET /front/front-category/findSubject', () => {
  const ask = (query: string, host = 'optics') =>
    portal.get(`${host}.localhost`, `/front/front-category/findSubject?${query}`, { language: 'en' });

  test('finds a subject by its id or its code, with those above and below it', async () => {
    const { data } = await ask(`id=${optics}`);
    expect(data).toMatchObject({
      id: optics,
      code: 'optics',
      name: 'Optics',
      url: `/subjectDetails?columnId=${optics}`,
      ids: [optics],
      parent: { id: physics, name: 'Physics', url: `/subjectDetails?columnId=${physics}` },
    });
    expect((await ask('code=optics')).data).toEqual(data);
    expect((await ask('code=physics')).data.children).toEqual([
      { id: optics, name: 'Optics', url: `/subjectDetails?columnId=${optics}` },
    ]);
  });

  test('on a portal one subject of several sites is one', async () => {
    expect((await ask(`id=${opticsElsewhere}`, 'www')).data).toMatchObject({
      name: 'Optics of cells',
      ids: [opticsElsewhere, optics],
    });
    expect((await ask('code=optics', 'www')).data.ids).toHaveLength(2);
  });

  test('what is withdrawn, unknown, another site’s or not named is not found', async () => {
    for (const query of [`id=${withdrawn}`, 'code=aether', 'code=none', ''])
      expect((await ask(query)).status).toBe(404);
    expect((await ask(`id=${optics}`, 'stranger')).status).toBe(10001);
  });
});
