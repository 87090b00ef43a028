import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeFile } from '../support/sample-article.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';
import { pythonWith } from './tools/python.ts';

const id = idOf(1, 1);
const home = pythonWith({ name: 'iiif-validator', version: '1.0.5' });
const port = await freePort();

const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await app.owner.query("insert into site_host (host, site_id) values ('127.0.0.1', 1)");
    const sha256 = await storeFile(app, 1, await referencePicture(), 'image/png', { width: 1_000, height: 1_000 });
    await storeRows(app, 1, 'item', [{ id, kind: 'figure', status: 'published', titles: { en: 'Reference' } }]);
    await storeRows(app, 1, 'figure', [{ id, position: 1 }]);
    await storeRows(app, 1, 'item_file', [{ item_id: id, position: 1, role: 'image', sha256, name: 'squares.png' }]);
    await app.server.listen({ port, host: '127.0.0.1' });
  },
  async () => ({ IMPRINT_PUBLIC_SCHEME: 'http', IMPRINT_PUBLIC_PORT: `${port}` }),
);

test('the IIIF validator passes all 33 tests of the Image API 3.0 up to level 2, and fails what is not offered', async () => {
  expect(await validate('--level', '2')).toContain('Done (33 tests, 0 failures)');
  // A validator that finds nothing proves nothing.
  expect(await validate('--test', 'format_tif')).toContain('Done (1 tests, 1 failures)');
}, 300_000);

const schema = join(import.meta.dirname, '../../../shared/schemas/iiif/presentation-3.json');

test.skipIf(!existsSync(schema))(
  'a manifest is valid by the schema of the presentation validator, a spoilt one is not',
  async () => {
    const answer = await portal.server.inject({
      method: 'GET',
      url: `/iiif/presentation/3/${id}/manifest`,
      headers: { host: 'optics.localhost' },
    });
    expect(answer.json().items).toHaveLength(1);
    expect(judgeManifest(answer.body)).toBe('');
    const { width: _, ...canvas } = answer.json().items[0];
    expect(judgeManifest(JSON.stringify({ ...answer.json(), items: [canvas] }))).not.toBe('');
  },
  120_000,
);

/** What the schema has against a manifest. */
function judgeManifest(document: string): string {
  const python = join(pythonWith({ name: 'jsonschema', version: '4.25.1' }), 'bin', 'python');
  const code = `import json, sys; from jsonschema import Draft7Validator
for error in Draft7Validator(json.load(open(sys.argv[1]))).iter_errors(json.load(sys.stdin)): print(list(error.path), error.message[:200])`;
  const { stdout, stderr } = spawnSync(python, ['-c', code, schema], { input: document, encoding: 'utf8' });
  return stdout + stderr;
}

function validate(...words: string[]): Promise<string> {
  const at = ['-s', `127.0.0.1:${port}`, '-p', 'iiif/3', '-i', `${id}-1`, '--version', '3.0'];
  const child = spawn(join(home, 'bin', 'python'), [join(home, 'bin', 'iiif-validate.py'), ...at, ...words]);
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (heard += text));
  return new Promise((resolve) => child.once('close', () => resolve(heard)));
}

/** A hundred squares in the validator's own colours, as its reference picture has them. */
async function referencePicture(): Promise<Buffer> {
  const code =
    'import json; from iiif_validator.validator import ValidationInfo; print(json.dumps(ValidationInfo().colorInfo))';
  const child = spawn(join(home, 'bin', 'python'), ['-c', code]);
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (written += text));
  await new Promise((resolve) => child.once('close', resolve));
  const columns = JSON.parse(written.slice(written.indexOf('[[['))) as [number, number, number][][];
  const points = Buffer.alloc(100 * 3);
  for (const [x, column] of columns.entries())
    for (const [y, colour] of column.entries()) points.set(colour, (y * 10 + x) * 3);
  return sharp(points, { raw: { width: 10, height: 10, channels: 3 } })
    .resize(1_000, 1_000, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    }),
  );
}
