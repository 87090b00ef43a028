import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { typesetterEnvironment } from '../../../../tests/support/engines.ts';
import { createTypesetter } from './typesetter.ts';

vi.setConfig({ testTimeout: 240_000 });

const packages = typesetterEnvironment().IMPRINT_WEASYPRINT;
const where = test.skipIf(packages === undefined);
const megabyte = 1_048_576;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-typesetter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const set = (body: string, limits?: Parameters<typeof createTypesetter>[1]) =>
  createTypesetter(packages ?? '', limits).setPages(
    `<!DOCTYPE html><html lang="en"><head><title>Light</title></head><body>${body}</body></html>`,
    folder,
    join(folder, 'out.pdf'),
    signal,
  );
const said = (tool: string, ...words: string[]) => execFileSync(tool, [...words, join(folder, 'out.pdf')]).toString();

where('a page that names files of the machine and addresses of the network gets neither', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(String(request.url));
    response.end('stolen');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secret = join(folder, 'secret.txt');
  await writeFile(secret, 'a secret of another job');
  const addresses = ['file:///etc/passwd', `file://${secret}`, secret, 'secret.txt', `${host}/x`, `//127.0.0.1/x`];
  const made = await set(
    addresses
      .map(
        (address) => `<link rel="attachment" href="${address}"><a rel="attachment" href="${address}">a</a>
        <img alt="x" src="${address}"><object data="${address}">o</object><embed src="${address}"><iframe src="${address}"></iframe>
        <link rel="stylesheet" href="${address}"><style>@import url("${address}"); p { background: url("${address}") }
        @font-face { font-family: x; src: url("${address}") }</style><p style="font-family: x">words</p>
        <img alt="y" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'%3E%3Cimage width='9' height='9' xlink:href='${address}'/%3E%3C/svg%3E">`,
      )
      .join(''),
  );
  server.close();
  expect(made).toMatchObject({ ok: true });
  expect(requests).toEqual([]);
  expect(said('pdfdetach', '-list')).toMatch(/^0 embedded files/);
  const text = execFileSync('pdftotext', [join(folder, 'out.pdf'), '-']).toString();
  expect(text).toContain('words');
  expect(text).not.toMatch(/root:|a secret/);
});

where('what takes too long or too much is refused with a reason, and nothing hangs', async () => {
  const small = { seconds: 20, memoryBytes: 700 * megabyte, fileBytes: megabyte };
  const limits = { formulas: small, pages: small };
  const rows = '<tr><td>1</td><td>2</td></tr>'.repeat(60_000);
  const table = await set(`<table>${rows}</table>`, limits);
  const nest = await set('<div>'.repeat(20_000), limits);
  for (const made of [table, nest])
    expect(made).toMatchObject({ ok: false, failure: { reason: expect.stringMatching(/can not be set \(.+\)/) } });
});

where('formulas are drawn in their order; what is none is left to its words', async () => {
  const mathml = (inner: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math>`;
  const drawn = await createTypesetter(packages ?? '').drawFormulas(
    [mathml('<mfrac><mi>a</mi><mn>2</mn></mfrac>'), 'no formula', mathml('<mi>x</mi>')],
    folder,
    signal,
  );
  if (!drawn.ok) throw new Error(drawn.failure.reason);
  expect(drawn.value[0]?.svg).toMatch(/^<svg /);
  expect(drawn.value[0]?.below).toBeGreaterThan(0.5);
  expect(drawn.value[1]).toBeNull();
  expect(drawn.value[2]?.svg).toMatch(/^<svg /);
});
