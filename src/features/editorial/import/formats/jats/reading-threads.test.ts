import { afterAll, describe, expect, test } from 'vitest';
import { createReadingThreads } from './jats-format.ts';
import { sampleBytes } from './sample-article.ts';

const threads = createReadingThreads(1);
afterAll(() => threads.end());

const article = { source: 'sample.xml', bytes: sampleBytes({ rest: '<body><p>Text</p></body>' }) };

test('a document that is read in a thread is the same as one that is read here', async () => {
  const read = await threads.read(article);
  expect(read).toMatchObject({ ok: true, value: { unit: { main: { key: '10.5555/sample.1' } } } });
  if (read.ok) expect(Buffer.from(read.value.contents[0]?.bytes ?? []).equals(article.bytes)).toBe(true);
});

test('many documents share few threads', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => threads.read(article)));
  expect(all.every(({ ok }) => ok)).toBe(true);
});

describe('a document that would harm the others is refused, and they are read', () => {
  // Below the cap of elements, and three times as much as a small thread may hold.
  const heavy = {
    source: 'heavy.xml',
    bytes: sampleBytes({ rest: `<body>${'<p>a<italic>b</italic></p>'.repeat(95_000)}</body>` }),
  };

  test('when it takes too long', async () => {
    const hasty = createReadingThreads(1, { milliseconds: 60, megabytes: 512 });
    expect(await hasty.read(heavy)).toEqual({ ok: false, failure: { reason: 'reading the document takes too long' } });
    const after = createReadingThreads(1);
    expect((await after.read(article)).ok).toBe(true);
    await Promise.all([hasty.end(), after.end()]);
  });

  test('when it takes too much memory', async () => {
    const small = createReadingThreads(1, { milliseconds: 20_000, megabytes: 32 });
    const [refused, read] = await Promise.all([small.read(heavy), small.read(article)]);
    expect(refused).toEqual({ ok: false, failure: { reason: 'reading the document takes too much memory' } });
    expect(read.ok).toBe(true);
    await small.end();
  });
});
