import { expect, test } from 'vitest';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { useOutside, useWithoutExtensions } from './outside.ts';

const style = 'x-author-page';
const host = 'optics.localhost';
const outside = useOutside('citation-style');
let id: string;
const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  const main = {
    kind: 'article',
    key: '10.5555/style.1',
    doi: '10.5555/style.1',
    language: 'en',
    titles: { en: 'Light & small crystals' },
    publishedOn: '2026-05-09',
    details: { firstPage: '101', lastPage: '109', volume: '12' },
    parts: { contributor: [{ names: { en: { full: 'Anna Sample', family: 'Sample', given: 'Anna' } } }] },
  };
  const unit = { mentioned: [], members: [], main };
  const [written] = await test.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    test.app.write(transaction, 1, [unit]),
  );
  id = String(written?.id);
}, outside.variables);
const without = useWithoutExtensions(portal);

const path = '/front/front-article';
const stylesOf = async (at = portal) =>
  (await at.get(host, `${path}/getPublicizeInfo?id=${id}`)).data.styles.map((one: { style: string }) => one.style);

test('a reader is offered the style of an extension by its name, and cites in it', async () => {
  expect((await portal.get(host, `${path}/getCitationStyles?lang=zh`)).data).toEqual([
    { style, name: '作者—页码（示例）' },
  ]);
  expect(await stylesOf()).toContain(style);
  const { data } = await portal.get(host, `${path}/batchPublicizeInfo?ids=${id}&style=${style}`);
  expect(data[0].quote).toMatch(/^Sample, Anna\. “Light & small crystals\.” vol\. 12, 2026, pp\. 101–109, https:/);
  expect(data[0].quoteHtml).toContain('Light &amp; small crystals');
});

test('a reader downloads references in it as a text file', async () => {
  const file = await portal.server.inject({
    url: `/rc-pub${path}/downloadCitation?ids=${id}&citationType=${style}`,
    headers: { host },
  });
  expect(file.headers['content-type']).toMatch(/^text\/plain/);
  expect(file.headers['content-disposition']).toContain('.txt');
  expect(file.body).toMatch(/^Sample, Anna\. “Light & small crystals\.” .*style\.1\.\n$/);
});

test('without the extension its style is gone, and the others are there as before', async () => {
  expect((await without.get(host, `${path}/getCitationStyles`)).data).toEqual([]);
  const styles = await stylesOf(without);
  expect(styles).toContain('apa');
  expect(styles).not.toContain(style);
  expect((await without.get(host, `${path}/batchPublicizeInfo?ids=${id}&style=${style}`)).http).toBe(400);
  expect((await without.get(host, `${path}/downloadCitation?ids=${id}&citationType=${style}`)).http).toBe(400);
});
