import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeVideo } from '../../../../tests/support/media-samples.ts';
import { runTool } from './run-tool.ts';
import { sandboxKind } from './sandbox.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// `imprint doctor` tells where a machine has no sandbox; there is nothing to prove then.
const kind = await sandboxKind();
const withFiles = test.skipIf(kind !== 'full');
const withNetwork = test.skipIf(kind === 'none');

let folder = '';
let elsewhere = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-sandbox-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'imprint-elsewhere-'));
  await makeVideo(join(elsewhere, 'secret.ts'), { seconds: 2, size: '160x90' });
  await writeFile(join(elsewhere, 'secret.txt'), 'a secret of another job');
});
afterAll(async () => {
  for (const one of [folder, elsewhere]) await rm(one, { recursive: true, force: true });
});

const run = (name: string, ...words: string[]) =>
  runTool(name, {
    words,
    folder,
    signal: new AbortController().signal,
    limits: { seconds: 50, memoryBytes: 2 * 1_073_741_824, fileBytes: 64 * 1_048_576 },
  });

test('a tool writes in its own folder and reads what lies there', async () => {
  await writeFile(join(folder, 'given.txt'), 'given');
  expect(await run('cp', join(folder, 'given.txt'), join(folder, 'made.txt'))).toMatchObject({ ok: true });
  expect(await readFile(join(folder, 'made.txt'), 'utf8')).toBe('given');
});

withNetwork('a tool reaches no address, not even of this machine', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.end('HTTP/1.0 200 OK\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const outcome = await run('ffprobe', '-v', 'error', `http://127.0.0.1:${port}/film.mp4`);
  await new Promise((resolve) => server.close(resolve));
  expect(outcome.ok).toBe(false);
  expect(calls).toBe(0);
});

withFiles('a tool reads no file outside of its folder, neither of the machine nor of another job', async () => {
  for (const path of ['/etc/passwd', join(elsewhere, 'secret.txt')])
    expect(await run('cat', path)).toMatchObject({
      ok: false,
      failure: { reason: expect.stringMatching(/No such file/) },
    });
});

withFiles(
  'a playlist that names a film of another job brings nothing of it out, whatever ffmpeg is allowed',
  async () => {
    const list = join(folder, 'list.m3u8');
    const film = `file://${join(elsewhere, 'secret.ts')}`;
    await writeFile(list, `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${film}\n#EXT-X-ENDLIST\n`);
    const made = join(folder, 'leaked.ts');
    const allowed = ['-allowed_extensions', 'ALL', '-protocol_whitelist', 'file', '-f', 'hls'];
    await run('ffmpeg', '-nostdin', '-v', 'error', '-y', ...allowed, '-i', list, '-c', 'copy', made);
    expect(existsSync(made) ? (await readFile(made)).length : 0).toBe(0);
  },
);

withFiles('a tool has no powers', async () => {
  const status = await run('cat', '/proc/self/status');
  expect(status.ok && /^CapEff:\s+0+$/m.test(status.value)).toBe(true);
});
