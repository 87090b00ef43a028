import { expect, test } from 'vitest';
import { sampleBody, storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { tellHarvesters } from '../../../tests/support/told-harvesters.ts';
import { idOf } from '../../platform/kernel/id.ts';

const numbers = { open: 11, closed: 12, embargoed: 13, draft: 14, withdrawn: 15 } as const;
const soon = new Date(Date.now() + 86_400_000).toISOString();

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } });
  await storeSite(app, { id: 2, sld: 'stranger' });
  const items = { embargoed: { embargo_until: soon }, draft: { status: 'draft' }, withdrawn: { status: 'withdrawn' } };
  for (const [name, number] of Object.entries(numbers))
    await storeArticle(app, 1, idOf(1, number), {
      item: items[name as keyof typeof items] ?? {},
      article: { access_type: name === 'closed' ? 1 : 0 },
      body: `${sampleBody(2)}<p>${name}</p>`,
    });
  await tellHarvesters(app.app);
});

const ask = async (sld: string, url: string) => {
  const { statusCode, body, headers } = await portal.server.inject({ url, headers: { host: `${sld}.localhost` } });
  return { status: statusCode, text: body, headers };
};
const paper = (name: keyof typeof numbers, sld = 'optics') => ask(sld, `/article/${idOf(1, numbers[name])}.xml`);
const harvested = (name: keyof typeof numbers) =>
  ask('optics', `/oai?verb=GetRecord&metadataPrefix=jats&identifier=oai:optics.localhost:${idOf(1, numbers[name])}`);
const words = 'words-of-part-0';

test('an open paper is there in JATS with its text, and the edge may keep it until it changes', async () => {
  const { status, text, headers } = await paper('open');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/jats+xml; charset=utf-8');
  expect(headers.xkey).toBe(`f1 i${idOf(1, 11)}`);
  expect(text).toContain(
    '<sec id="s0"><title>Part 0</title><p>words-of-part-0 <xref ref-type="other" rid="s1">on</xref></p>',
  );
});

test('of what a reader may not read there is what is said of it, and not a word of its text', async () => {
  for (const name of ['closed', 'embargoed'] as const)
    for (const { status, text } of [await paper(name), await harvested(name)]) {
      expect(status, name).toBe(200);
      expect(text, name).toContain(`>Paper ${idOf(1, numbers[name])}</article-title>`);
      expect(text, name).not.toContain('<body>');
      expect(text, name).not.toContain(words);
    }
});

test('harvesters have the text of what is open to everybody', async () => {
  expect((await harvested('open')).text).toContain(words);
});

test('drafts, what was taken back and what is another site’s has no JATS', async () => {
  for (const name of ['draft', 'withdrawn'] as const) expect((await paper(name)).status, name).toBe(404);
  expect((await paper('open', 'stranger')).status).toBe(404);
  expect((await ask('optics', '/article/7.xml')).status).toBe(404);
  expect((await harvested('draft')).text).toContain('idDoesNotExist');
  expect((await harvested('withdrawn')).text).not.toContain('<metadata>');
});
