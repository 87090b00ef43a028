import { expect, test } from 'vitest';
import {
  chunkBytes,
  type Sending,
  type SendProgress,
  SendRefused,
  sendFile,
  type WireAnswer,
  type WireRequest,
} from './send-file.ts';

const fileOf = (bytes: number) =>
  Object.assign(new Blob([new Uint8Array(bytes)]), { name: '论文.pdf', lastModified: 1 }) as unknown as File;

/** A server that has so many bytes, and breaks where it is told to. */
function serverOf(breaks: (request: WireRequest, number: number) => number | 'lost' | undefined = () => undefined) {
  const server = { offset: 0, isKnown: false, requests: [] as string[], waits: [] as number[], memory: new Map() };
  const answer = (status: number, headers: Record<string, string> = {}, text = ''): WireAnswer => ({
    status,
    text,
    header: (name) => headers[name] ?? null,
  });
  const sending: Sending = {
    headers: () => ({ token: 'a', language: 'en' }),
    memory: {
      getItem: (key: string) => server.memory.get(key) ?? null,
      setItem: (key: string, value: string) => void server.memory.set(key, value),
      removeItem: (key: string) => void server.memory.delete(key),
    } as unknown as Storage,
    async wait(milliseconds, signal) {
      signal?.throwIfAborted();
      server.waits.push(milliseconds / 1_000);
    },
    async wire(request) {
      server.requests.push(request.method);
      request.signal?.throwIfAborted();
      const broken = breaks(request, server.requests.length);
      // Half of a piece arrives before a connection is lost.
      if (broken === 'lost' && request.body) server.offset += Math.floor(request.body.size / 2);
      if (broken === 'lost') return undefined;
      if (broken) return answer(broken, {}, JSON.stringify({ message: 'Words of the server' }));
      if (request.method === 'POST') {
        server.isKnown = true;
        server.offset = 0;
        return answer(201, { location: '/rc-pub/front/upload/the-id' });
      }
      if (!server.isKnown) return answer(404);
      if (request.method === 'PATCH') {
        if (request.headers['upload-offset'] !== String(server.offset)) return answer(409);
        server.offset += request.body?.size ?? 0;
        request.onSent?.(request.body?.size ?? 0);
      }
      return answer(request.method === 'PATCH' ? 204 : 200, { 'upload-offset': String(server.offset) });
    },
  };
  return { server, sending };
}

test('a file goes in pieces of 8 MB, and its address is forgotten at the end', async () => {
  const { server, sending } = serverOf();
  const progress: SendProgress[] = [];
  const bytes = 2 * chunkBytes + 5;
  const options = { role: 'manuscript', onProgress: (one: SendProgress) => void progress.push(one) } as const;
  expect(await sendFile(fileOf(bytes), options, sending)).toBe('the-id');
  expect(server.requests).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  expect([server.offset, server.memory.size, server.waits]).toEqual([bytes, 0, []]);
  expect(progress.at(-1)).toEqual({ sent: bytes, isLost: false });
});

test('a lost connection is waited for 1, 2, 4 … seconds, and sending goes on with what the server lacks', async () => {
  const { server, sending } = serverOf((_, number) => ([2, 3, 4].includes(number) ? 'lost' : undefined));
  const progress: SendProgress[] = [];
  const options = { role: 'video', onProgress: (one: SendProgress) => void progress.push(one) } as const;
  await sendFile(fileOf(chunkBytes), options, sending);
  expect(server.requests).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'HEAD', 'PATCH']);
  expect([server.waits, server.offset]).toEqual([[1, 2, 4], chunkBytes]);
  expect(progress.some(({ isLost }) => isLost)).toBe(true);
  expect(progress.at(-1)?.isLost).toBe(false);
});

test.each([500, 503, 423, 409, 429])('the answer %i passes', async (status) => {
  const { server, sending } = serverOf((_, number) => (number === 2 ? status : undefined));
  await sendFile(fileOf(100), { role: 'letter' }, sending);
  expect(server.requests).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
});

test('after the page was loaded anew the same file goes on where it stopped', async () => {
  const { server, sending } = serverOf();
  const stop = new AbortController();
  const onProgress = ({ sent }: SendProgress) => sent >= chunkBytes && stop.abort();
  const bytes = 3 * chunkBytes;
  const stopped = sendFile(fileOf(bytes), { role: 'video', onProgress, signal: stop.signal }, sending);
  await expect(stopped).rejects.toThrow('abort');
  const before = server.offset;
  server.requests.length = 0;
  await sendFile(fileOf(bytes), { role: 'video' }, sending);
  expect(before).toBe(chunkBytes);
  expect(server.requests).toEqual(['HEAD', 'PATCH', 'PATCH']);
});

test('an upload that the server does not know any more begins anew', async () => {
  const { server, sending } = serverOf();
  server.memory.set('imprint-upload letter 100 1 论文.pdf', '/rc-pub/front/upload/old');
  await sendFile(fileOf(100), { role: 'letter' }, sending);
  expect(server.requests).toEqual(['HEAD', 'POST', 'PATCH']);
});

test.each([400, 401, 403, 413])('the answer %i ends it, with the words of the server', async (status) => {
  const { sending } = serverOf(() => status);
  const refused = sendFile(fileOf(100), { role: 'letter' }, sending);
  await expect(refused).rejects.toThrow(SendRefused);
  await expect(refused).rejects.toThrow('Words of the server');
});
