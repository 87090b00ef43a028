import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { eicar } from '../../../../tests/support/eicar.ts';
import { engineEnvironment } from '../../../../tests/support/engines.ts';
import { zipOf } from '../../../../tests/support/zip.ts';
import { connectClamav } from './clamav-scan.ts';

const log = { error() {}, warn() {}, info() {} };
const url = engineEnvironment().IMPRINT_CLAMAV_URL as string;
const megabyte = 1_048_576;
const settings = { url, silentMilliseconds: 10_000, windowBytes: 512 * megabyte };
const clamav = connectClamav(settings, log);

async function* chunks(...all: Uint8Array[]) {
  yield* all;
}

test('the EICAR test file is found, alone and inside an archive', async () => {
  const found = { ok: true, value: { verdict: 'found', name: expect.stringMatching(/eicar/i) } };
  expect(await clamav.scan(chunks(eicar()))).toEqual(found);
  expect(await clamav.scan(chunks(zipOf([{ name: 'paper/notes.txt', content: eicar() }])))).toEqual(found);
});

test('plain bytes are clean, and so is an empty file', async () => {
  expect(await clamav.scan(chunks(Buffer.alloc(3 * megabyte, 'a')))).toEqual({ ok: true, value: { verdict: 'clean' } });
  expect(await clamav.scan(chunks())).toEqual({ ok: true, value: { verdict: 'clean' } });
});

test('an archive of more files than are searched is not called clean', async () => {
  const many = Array.from({ length: 10_100 }, (_, number) => ({ name: `${number}.txt`, content: Buffer.from('a') }));
  expect(await clamav.scan(chunks(zipOf(many)))).toMatchObject({ ok: true, value: { verdict: 'unsearched' } });
}, 60_000);

test('what lies beyond the first window of a long file is searched too', async () => {
  const windowed = connectClamav({ ...settings, windowBytes: megabyte }, log);
  for (const before of [megabyte + 700_000, megabyte - 30]) {
    const outcome = await windowed.scan(chunks(Buffer.alloc(before, 'a'), eicar(), Buffer.alloc(megabyte, 'b')));
    expect(outcome).toMatchObject({ ok: true, value: { verdict: 'found' } });
  }
  const clean = await windowed.scan(chunks(Buffer.alloc(megabyte, 'a'), Buffer.alloc(2 * megabyte, 'b')));
  expect(clean).toEqual({ ok: true, value: { verdict: 'clean' } });
});

test('a scanner that is away, silent or broken is a failure, never clean', async () => {
  const unavailable = { ok: false, failure: { code: 'unavailable' } };
  const gone = connectClamav({ ...settings, url: 'tcp://127.0.0.1:9' }, log);
  expect([await gone.scan(chunks(eicar())), await gone.version()]).toEqual([unavailable, unavailable]);
  for (const behave of ['silent', 'broken'] as const) {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => behave === 'broken' && socket.end('stream: O'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const bad = connectClamav({ ...settings, url: `tcp://127.0.0.1:${port}`, silentMilliseconds: 300 }, log);
    expect(await bad.scan(chunks(Buffer.alloc(megabyte)))).toEqual(unavailable);
    server.close();
  }
});

test('bytes that can not be read are the problem of whoever gave them', async () => {
  const broken = async function* () {
    yield Buffer.alloc(10);
    throw new Error('the store broke off');
  };
  await expect(clamav.scan(broken())).rejects.toThrow('the store broke off');
});

test('it says its version', async () => {
  expect(await clamav.version()).toEqual({ ok: true, value: expect.stringContaining('ClamAV') });
});
