import { expect, test } from 'vitest';
import { askPage } from '../support/ask-page.tsx';
import { useLightSites } from './light-sites.ts';

const portal = useLightSites({
  plain: {},
  ascending: { sections: { publication: { periodsAscending: true } } },
  listed: { sections: { publication: { periodsByYear: false } } },
});
const page = async (sld: string, address: string) => (await askPage(portal, `${sld}.localhost`, address)).html;
const issuesOf = async (sld: string, address: string) => {
  const names = new Map(
    ['2024/1', '2024/2', '2025/1', '2025/2'].map((name) => [portal.id(sld, `light/${name}`), name]),
  );
  const html = (await page(sld, address)).split('<main')[1] ?? '';
  const linked = [...html.matchAll(/activeName=(\d+)/g)].flatMap(([, id = '']) => names.get(id) ?? []);
  return [...new Set(linked)];
};
const newest = ['2025/2', '2025/1', '2024/2', '2024/1'];

test.each(['/issues', '/mag/{id}?tab=issues'])('periodsAscending: %s begins with the oldest issue', async (address) => {
  const at = (sld: string) => address.replace('{id}', portal.id(sld, 'light'));
  expect(await issuesOf('plain', at('plain'))).toEqual(newest);
  expect(await issuesOf('ascending', at('ascending'))).toEqual(newest.toReversed());
});

test('periodsAscending: the current issue stays the newest, and its year is open', async () => {
  const html = await page('ascending', '/academic');
  expect(html).toContain('Paper in its issue');
  expect(html).toMatch(/<details open=""><summary>2025/);
  expect(await page('ascending', '/homeNav')).toContain('Paper before its issue');
});

test.each(['/issues', '/mag/{id}?tab=issues', '/academic'])(
  'periodsByYear: %s has years or one list',
  async (address) => {
    const at = (sld: string) => address.replace('{id}', portal.id(sld, 'light'));
    expect(await page('plain', at('plain'))).toMatch(/<(?:summary|h2[^>]*)>2024/);
    const listed = await page('listed', at('listed'));
    expect(listed).not.toMatch(/<(?:summary|h2[^>]*)>2024/);
    expect(await issuesOf('listed', at('listed'))).toEqual(newest);
  },
);

test('periodsByYear and periodsAscending are what GET /front/front-period/getPeriodTree does where nobody says', async () => {
  const tree = async (sld: string, query = '') =>
    (await portal.get(`${sld}.localhost`, `/front/front-period/getPeriodTree${query}`)).data[0];
  expect((await tree('plain')).years.map(({ year }: { year: number }) => year)).toEqual([2025, 2024]);
  expect((await tree('ascending')).years.map(({ year }: { year: number }) => year)).toEqual([2024, 2025]);
  expect(await tree('listed')).toMatchObject({ years: [], periods: [{ issue: '2' }, {}, {}, {}] });
  expect((await tree('listed', '?groupByYear=true')).years).toHaveLength(2);
  expect((await tree('ascending', '?periodAsc=false')).years[0].year).toBe(2025);
});

test('GET /front/config-publication/getPublicationConfig says how the pages above list issues', async () => {
  const config = async (sld: string) =>
    (await portal.get(`${sld}.localhost`, '/front/config-publication/getPublicationConfig')).data;
  for (const sld of ['plain', 'ascending', 'listed']) {
    const { periodsAscending, periodsByYear } = await config(sld);
    const html = await page(sld, '/issues');
    expect(/<h2[^>]*>2024/.test(html)).toBe(periodsByYear);
    expect((await issuesOf(sld, '/issues'))[0]).toBe(periodsAscending ? '2024/1' : '2025/2');
  }
  expect([await config('ascending'), await config('listed')]).toMatchObject([
    { coverStyle: 'plain', periodsAscending: true, periodsByYear: true },
    { periodsAscending: false, periodsByYear: false },
  ]);
});
