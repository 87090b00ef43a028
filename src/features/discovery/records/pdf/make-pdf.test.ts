import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { typesetterEnvironment } from '../../../../../tests/support/engines.ts';
import { makePdf } from '../../../../../tests/support/media-samples.ts';
import { storeArticle, storeFile } from '../../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

vi.setConfig({ testTimeout: 240_000 });

const environment = typesetterEnvironment();
const where = test.skipIf(environment.IMPRINT_WEASYPRINT === undefined);
const paper = idOf(1, 11);
const closed = idOf(1, 12);
const formula = '<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>';

const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } });
    for (const id of [paper, closed])
      await storeArticle(app, 1, id, {
        item: { language: 'en', titles: { en: 'On bent light' }, doi: `10.5555/${id}` },
        article: { access_type: id === paper ? 0 : 1 },
        body: `<section data-jats="sec" id="s1"><h2>Findings</h2><p>Light bends in ${id}: ${formula}.</p><section data-jats="sec"><section data-jats="sec"><h4>Deep</h4><table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><ol><li><p>First</p><p>and more</p></li></ol></section></section></section>`,
      });
  },
  async () => environment,
);

const headers = {
  host: 'optics.localhost',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};
const filesOf = async (id: string) =>
  (await portal.server.inject({ url: `/rc-pub/front/front-article/${id}`, headers })).json().data.files as {
    id: string;
    attachType: string;
    generated: boolean;
    name: string;
  }[];
const download = (id: string) =>
  portal.server.inject({ url: `/rc-pub/front/front-article/download?id=${id}&attachType=pdf`, headers });
const make = (article: string) =>
  portal.app.typesetting?.make({
    id: 'test',
    data: { site: 1, article },
    signal: new AbortController().signal,
    progress: async () => {},
  });

async function rows(text: string) {
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
  const answer = await portal.owner.query(text);
  await portal.owner.query('commit');
  return answer.rows;
}

async function textOf(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-text-'));
  try {
    await writeFile(join(folder, 'a.pdf'), pdf);
    const info = execFileSync('pdfinfo', [join(folder, 'a.pdf')]).toString();
    return info + execFileSync('pdftotext', [join(folder, 'a.pdf'), '-']).toString();
  } finally {
    await rm(folder, { recursive: true });
  }
}

where('a paper with a text and no PDF gets one, tagged, which readers download as any PDF', async () => {
  expect(await filesOf(paper)).toEqual([]);
  expect(await make(paper)).toMatchObject({ ok: true });
  expect(await filesOf(paper)).toMatchObject([
    { id: `${paper}-0`, attachType: '0', role: 'pdf', generated: true, name: `10.5555-${paper}.pdf` },
  ]);
  const { statusCode, rawPayload } = await download(paper);
  expect(statusCode).toBe(200);
  const text = await textOf(rawPayload);
  expect(text).toMatch(/Title: +On bent light/);
  expect(text).toMatch(/Tagged: +yes/);
  expect(text).toMatch(/Findings.*Light bends in.*Deep/s);
  expect(text).toContain('made automatically from the full text');
  const read = await portal.server.inject({ url: `/rc-pub/front/files/download?id=${paper}-0`, headers });
  expect(read.rawPayload.equals(rawPayload)).toBe(true);
});

where('its list items have bodies and its headers say whose they are, as PDF/UA-1 wants', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-tags-'));
  try {
    await writeFile(join(folder, 'a.pdf'), (await download(paper)).rawPayload);
    const tags = execFileSync('pdfinfo', ['-struct', join(folder, 'a.pdf')]).toString();
    expect(tags).toMatch(/\n( *)LI[^\n]*\n\1 {2}Lbl[^\n]*\n(?:\1 {4}[^\n]*\n)*\1 {2}LBody/);
    expect(tags).not.toMatch(/\n( *)LI[^\n]*\n(?:\1 {2} +[^\n]*\n|\1 {2}Lbl[^\n]*\n)*\1 {2}P\b/);
    expect(tags).toMatch(/TH:\n *\/ColSpan 2\n *\/Scope \/Column/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

where('made again of the same paper it stays, also for whoever waits for news of the paper', async () => {
  const before = await rows(`select made_of, pdf, xmin::text from article_pdf where article_id = ${paper}`);
  expect(await make(paper)).toMatchObject({ ok: true });
  expect(await rows(`select made_of, pdf, xmin::text from article_pdf where article_id = ${paper}`)).toEqual(before);
});

where('of a closed paper only those have it who may have a PDF', async () => {
  expect(await make(closed)).toMatchObject({ ok: true });
  const { headers: answered, rawPayload } = await download(closed);
  expect(answered['content-type']).not.toContain('pdf');
  expect(rawPayload.subarray(0, 5).toString()).not.toBe('%PDF-');
  const [{ pdf } = { pdf: '' }] = await rows(`select pdf from article_pdf where article_id = ${closed}`);
  const bytes = await portal.server.inject({ url: `/files/${pdf}`, headers });
  expect(bytes.rawPayload.subarray(0, 5).toString()).not.toBe('%PDF-');
});

where('a retracted paper says so on each page', async () => {
  const notice = idOf(1, 20);
  await storeArticle(portal, 1, notice, { item: { doi: '10.5555/notice' } });
  await storeRows(portal, 1, 'relation', [{ from_id: notice, to_id: paper, type: 'retracts', target: paper }]);
  expect(await make(paper)).toMatchObject({ ok: true });
  const text = await textOf((await download(paper)).rawPayload);
  const pages = Number(/Pages: +(\d+)/.exec(text)?.[1]);
  expect(text.match(/RETRACTED/g)?.length).toBeGreaterThanOrEqual(pages);
});

where('as soon as the publisher gives a PDF, readers have that one, and the other goes', async () => {
  const sha256 = await storeFile(portal, 1, makePdf(['the publisher’s']), 'application/pdf');
  await storeRows(portal, 1, 'item_file', [{ item_id: paper, position: 1, role: 'pdf', sha256, name: 'own.pdf' }]);
  expect(await filesOf(paper)).toMatchObject([{ attachType: '1', generated: false, name: 'own.pdf' }]);
  const [{ pdf } = { pdf: '' }] = await rows(`select pdf from article_pdf where article_id = ${paper}`);
  expect(await make(paper)).toMatchObject({ ok: true });
  expect(await rows(`select from article_pdf where article_id = ${paper}`)).toEqual([]);
  expect(await rows(`select sha256 from unused_file where sha256 = '${pdf}'`)).toHaveLength(1);
});
