import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityFiles } from './entity-files.ts';
import type { Bait } from './hostile-file.ts';
import { markupFiles } from './markup-files.ts';
import type { HostileReading } from './read-hostile-files.ts';
import { shapeFiles } from './shape-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-hostile-'));
const visits: string[] = [];
const server = createServer((request, response) => {
  visits.push(request.url ?? '');
  response.end('<!ENTITY visited "yes">');
});

const nowhere: Bait = { secretFile: '/secret', secret: 'secret', server: 'http://127.0.0.1' };
const files = [...entityFiles(nowhere), ...shapeFiles, ...markupFiles(nowhere)];
let readings = new Map<string, HostileReading>();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const secretFile = join(folder, 'secret.txt');
  const secret = `secret-${crypto.randomUUID()}`;
  writeFileSync(secretFile, secret);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  readings = await readAll({ secretFile, secret, server: address });
}, 300_000);

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function readAll({ secretFile, secret, server: address }: Bait): Promise<Map<string, HostileReading>> {
  const script = join(import.meta.dirname, 'read-hostile-files.ts');
  const child = spawn(process.execPath, ['--expose-gc', script, secretFile, secret, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  const lines = output.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as HostileReading).map((reading) => [reading.name, reading]));
}

const readingOf = (name: string): HostileReading => {
  const reading = readings.get(name);
  if (!reading) throw new Error(`The reader was gone before it came to "${name}".`);
  return reading;
};

/** On a slow machine a plain document of the greatest size that is allowed takes its time too. */
const plainMilliseconds = (): number => readingOf('as many elements as allowed').milliseconds;

describe('a hostile document is refused with a plain reason, or harmless, and cheap either way', () => {
  test.each(files)('$name', ({ name, refusal }) => {
    const reading = readingOf(name);
    if (refusal !== undefined) expect(reading.refusal).toContain(refusal);
    if (reading.refusal !== null) expect(reading.refusal).toMatch(/^[a-z][^\n]{10,250}$/);
    expect(reading.harm).toEqual([]);
    expect(reading.milliseconds).toBeLessThan(Math.max(5000, 2 * plainMilliseconds()));
    expect(reading.grownMegabytes).toBeLessThan(256);
  });
});

test('there are enough of them, each under its own name', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(60);
});

test('nothing that they name is ever fetched', () => {
  expect(visits).toEqual([]);
});

test('a good document is read after all of them', () => {
  expect(readingOf('a good document after all of them').refusal).toBeNull();
});
