import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelEnvironment } from '../../../../tests/support/engines.ts';
import { likeness } from '../../item/meaning/bridge.ts';
import type { Vector } from '../../ports/embedder.ts';
import { localEmbedders } from './local-embedders.ts';
import { pooled } from './pooled.ts';
import { serverEmbedders } from './server-embedders.ts';

test('a text is the mean of its tokens, or its first one, with the length 1', () => {
  const rows = Float32Array.from([3, 0, 0, 3]);
  const round = (vector: Vector) => [...vector].map((value) => value.toFixed(2));
  expect(round(pooled(rows, 2, 'mean'))).toEqual(['0.71', '0.71']);
  expect(round(pooled(rows, 2, 'first'))).toEqual(['1.00', '0.00']);
});

describe('models of this machine', () => {
  const embedders = localEmbedders(modelEnvironment().IMPRINT_MODELS as string);
  const likenessOf = async (language: 'en' | 'zh', one: string, other: string) => {
    const [a, b] = await embedders[language].embed([one, other], 'document');
    return likeness(a as Vector, b as Vector);
  };

  test.each([
    ['en', 'A cat sleeps on the sofa.', 'The kitten naps on the couch.', 'Interest rates rose again.'],
    ['zh', '猫在沙发上睡觉。', '小猫正躺在椅子上打盹。', '央行再次上调利率。'],
  ] as const)('know in %s what means the same', async (language, text, same, other) => {
    expect(await likenessOf(language, text, same)).toBeGreaterThan((await likenessOf(language, text, other)) + 0.2);
  });

  test('give the same vector alone and among others, and one of the length that they say', async () => {
    const texts = ['Light.', 'A long sentence about the bending of light by the gravity of heavy bodies.', ''];
    const together = await embedders.en.embed(texts, 'document');
    const [alone] = await embedders.en.embed(texts.slice(0, 1), 'document');
    expect(together.map(({ length }) => length)).toEqual([384, 384, 384]);
    expect(likeness(together[0] as Vector, alone as Vector)).toBeGreaterThan(0.99999);
  });

  test('read no more of a long text than they can', async () => {
    const [vector] = await embedders.zh.embed(['光'.repeat(5_000)], 'document');
    expect(likeness(vector as Vector, vector as Vector)).toBeCloseTo(1, 3);
  });

  test('that are not there are named, with what to do', () => {
    expect(() => localEmbedders('/nowhere')).toThrow(/There is no model in \/nowhere\/en.*services -- install/);
  });
});

describe('a server of embeddings', () => {
  let server: Server;
  let requests: { readonly authorization?: string | undefined; readonly body: unknown }[] = [];
  let answer: (input: readonly string[]) => { readonly status: number; readonly body: unknown };

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
      requests.push({ authorization: request.headers.authorization, body });
      const { status, body: said } = answer(body.input);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const connect = (dimensions = 2) =>
    serverEmbedders({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
      key: 'secret',
      model: 'm',
      dimensions,
      milliseconds: 2_000,
    }).zh;

  test('is asked in its own way, and its vectors are put in order and made as long as ours', async () => {
    requests = [];
    answer = () => ({
      status: 200,
      body: {
        data: [
          { index: 1, embedding: [0, 2] },
          { index: 0, embedding: [3, 4] },
        ],
      },
    });
    const vectors = await connect().embed(['a', 'b'], 'document');
    expect(vectors.map((vector) => [...vector].map((value) => value.toFixed(1)))).toEqual([
      ['0.6', '0.8'],
      ['0.0', '1.0'],
    ]);
    expect(requests).toEqual([{ authorization: 'Bearer secret', body: { model: 'm', input: ['a', 'b'] } }]);
    expect(await connect().embed([], 'document')).toEqual([]);
  });

  test('that fails, or gives other vectors than the index has room for, is an error', async () => {
    answer = () => ({ status: 500, body: {} });
    await expect(connect().embed(['a'], 'question')).rejects.toThrow('500');
    answer = () => ({ status: 200, body: { data: [{ index: 0, embedding: [1, 2, 3] }] } });
    await expect(connect().embed(['a'], 'question')).rejects.toThrow('3 numbers where 2 are expected');
  });
});
