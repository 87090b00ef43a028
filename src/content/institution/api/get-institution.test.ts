import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const [institute, again, withdrawn] = [idOf(1, 1), idOf(1, 2), idOf(1, 3)];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  const item = { kind: 'institution', status: 'published' };
  await storeRows(app, 1, 'item', [
    { ...item, id: institute, titles: { en: 'Sample Institute', zh: '示例研究所' } },
    { ...item, id: again, titles: { en: 'Sample Inst.' } },
    { ...item, id: withdrawn, titles: { en: 'Old Institute' }, status: 'withdrawn' },
  ]);
  await storeRows(app, 1, 'institution', [
    {
      id: institute,
      ror: 'https://ror.org/02mhbdp94',
      types: '{education}',
      country: 'CN',
      city: 'Shanghai',
      established: 1964,
      website: 'https://example.org/',
      aliases: '{Sample}',
    },
    { id: again },
    { id: withdrawn },
  ]);
  await storeRows(app, 1, 'item_merge', [{ from_id: again, into_id: institute, evidence: 'the same ROR' }]);
});

describe('GET /front/institution/{id}', () => {
  const ask = (id: string, host = 'optics') =>
    portal.get(`${host}.localhost`, `/front/institution/${id}`, { language: 'zh' });

  test('tells names, place and identifiers', async () => {
    expect((await ask(institute)).data).toMatchObject({
      id: institute,
      url: `/organDetails?columnId=${institute}`,
      institutionName: '示例研究所',
      names: { en: 'Sample Institute', zh: '示例研究所' },
      ror: 'https://ror.org/02mhbdp94',
      country: 'CN',
      city: 'Shanghai',
      established: 1964,
      aliases: ['Sample'],
    });
  });

  test('a merged record leads to the one that stands for it', async () => {
    expect((await ask(again)).data.id).toBe(institute);
  });

  test('a portal opens one of a site that it gathers; a stranger, a withdrawn and an unknown one are refused', async () => {
    expect((await ask(institute, 'www')).data.id).toBe(institute);
    expect((await ask(institute, 'stranger')).status).toBe(10001);
    expect((await ask(withdrawn)).status).toBe(404);
    expect((await ask(idOf(1, 99))).status).toBe(404);
  });
});
