import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleBody, storeArticle, storeFile } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { openZip, readEntry } from '../../platform/documents/archives/zip.ts';
import { bytesSource } from '../../platform/documents/byte-sources.ts';
import { idOf } from '../../platform/kernel/id.ts';

const numbers = { open: 11, closed: 12, embargoed: 13, draft: 14 } as const;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } });
  await storeSite(app, { id: 2, sld: 'stranger' });
  const pdf = await storeFile(app, 1, Buffer.from('%PDF-1.4 sample'), 'application/pdf');
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const items = { embargoed: { embargo_until: soon }, draft: { status: 'draft' } };
  for (const [name, number] of Object.entries(numbers)) {
    await storeArticle(app, 1, idOf(1, number), {
      item: { titles: { en: 'A\nB' }, ...items[name as keyof typeof items] },
      article: { access_type: name === 'closed' ? 1 : 0 },
      body: `${sampleBody(2)}<p>${name}</p>`,
    });
    await storeRows(app, 1, 'item_file', [
      { item_id: idOf(1, number), position: 90, role: 'pdf', sha256: pdf, name: '../../论文 1.pdf' },
    ]);
  }
});

const ask = (name: keyof typeof numbers, sld = 'optics', address = '192.0.2.200') =>
  portal.server.inject({
    url: `/archive/${idOf(1, numbers[name])}.zip`,
    headers: {
      host: `${sld}.localhost`,
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0',
    },
  });

async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytesSource(bytes), 100);
  if (!zip.ok) throw new Error(zip.failure);
  const files = new Map<string, Buffer>();
  for (const { name } of zip.value.entries) {
    const read = await readEntry(zip.value, name, 1_000_000);
    if (read.ok && read.value) files.set(name.replace(/^[^/]+\//, ''), read.value);
  }
  return files;
}

test('a paper is packed with its text, files and what is said of it, each with its checksum', async () => {
  const answer = await ask('open');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'x-robots-tag': 'noindex' });
  const files = await unpacked(answer.rawPayload);
  const payload = [...files.keys()].filter((path) => path.startsWith('data/'));
  expect(payload).toEqual([
    ...['data/article.xml', 'data/metadata/dublin-core.xml', 'data/metadata/datacite.xml'],
    'data/files/90-..-..-论文-1.pdf',
  ]);
  for (const [list, paths] of [
    ['manifest-sha256.txt', payload],
    ['tagmanifest-sha256.txt', ['bagit.txt', 'manifest-sha256.txt', 'bag-info.txt']],
  ] as const)
    expect(String(files.get(list)).trim().split('\n')).toEqual(
      paths.map((path) => {
        const digest = createHash('sha256')
          .update(files.get(path) ?? '')
          .digest('hex');
        return `${digest}  ${path}`;
      }),
    );
  expect(String(files.get('bag-info.txt'))).toContain('External-Description: A B\n');
});

test('who may not have the text is led to its page, an entitled network has it at once, what is not public is not there', async () => {
  for (const name of ['closed', 'embargoed'] as const) {
    const { statusCode, headers } = await ask(name);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`https://optics.localhost/thesisDetails?columnId=${idOf(1, numbers[name])}`);
  }
  const library = await portal.app.customers.add(1, { names: { en: 'Sample Archive' }, ror: null });
  await portal.app.customers.addRange(1, library, '198.51.100.0/24');
  const entitled = { of: { customer: library }, about: null, from: '2020-01-01', until: '2099-01-31', isTrial: false };
  await portal.app.customers.entitle(1, entitled);
  expect((await ask('closed', 'optics', '198.51.100.7')).statusCode).toBe(200);
  expect((await ask('closed')).statusCode).toBe(302);
  expect((await ask('draft')).statusCode).toBe(404);
  expect((await ask('open', 'stranger')).statusCode).toBe(404);
});
