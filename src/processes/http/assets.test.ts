import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { createServer } from '../server.ts';

const { app } = { app: useTestApp(async () => {}) };
const mark = randomBytes(6).toString('hex');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-release-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A server of a release whose only script says its name. */
async function release(name: string) {
  const client = join(folder, name);
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'assets', `page-${name}${mark}.js`), `console.log('${name}')`);
  return createServer(app.app, { client });
}

test('servers of two releases side by side answer for each other’s scripts, for a year', async () => {
  const old = await release('old');
  const fresh = await release('fresh');
  for (const server of [old, fresh])
    for (const name of ['old', 'fresh']) {
      const answer = await server.inject(`/assets/page-${name}${mark}.js`);
      expect([answer.statusCode, answer.body]).toEqual([200, `console.log('${name}')`]);
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(answer.headers['cache-control']).toContain('max-age=31536000');
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  await Promise.all([old.close(), fresh.close()]);
});

test('what no release had is not there, and nobody keeps that in mind', async () => {
  const server = await release('third');
  for (const path of ['/assets/never.js', '/assets/..%2Fserver%2Fmain.js', '/assets/a/b.js']) {
    const answer = await server.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  await server.close();
});
