import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTcpProxy } from '../../../tests/faults/tcp-proxy.ts';
import { type SampleMember, storeMember } from '../../../tests/support/members.ts';
import { nodeWire } from '../../../tests/support/node-wire.ts';
import { samplePdf } from '../../../tests/support/sample-pdf.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { type SendProgress, sendFile } from '../../features/editorial/uploads/parts/sending/send-file.ts';

const host = 'press.localhost';
const megabyte = 1_048_576;
let author: SampleMember;

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'press' });
  author = await storeMember(test, { userName: 'author' });
  await test.server.listen({ port: 0, host: '127.0.0.1' });
});

/** IMPRINT_UPLOAD_MEGABYTES=200 for a film. */
const size = Number(process.env.IMPRINT_UPLOAD_MEGABYTES ?? 60);

test('a large file over a connection that is cut twice arrive true to the byte, and nothing is sent from the beginning', async () => {
  const { port } = portal.server.server.address() as AddressInfo;
  const line = await startTcpProxy({ host: '127.0.0.1', port });
  const bytes = samplePdf(size * megabyte);
  const file = Object.assign(new Blob([bytes]), { name: 'paper.pdf', lastModified: 1 }) as unknown as File;
  const cuts = [0.25 * size * megabyte, 0.65 * size * megabyte];
  const heads: number[] = [];
  let lost = 0;

  const onProgress = ({ sent, isLost }: SendProgress) => {
    if (isLost) lost += 1;
    if (sent < (cuts[0] ?? Number.POSITIVE_INFINITY)) return;
    cuts.shift();
    void line.refuse().then(async () => {
      await sleep(400);
      await line.forward();
    });
  };
  const wire = nodeWire(line.port, host);
  const id = await sendFile(
    file,
    { role: 'manuscript', onProgress },
    {
      headers: () => ({ ...author.headers, language: 'en' }),
      memory: undefined,
      wait: (milliseconds) => sleep(milliseconds / 5),
      async wire(request) {
        const answer = await wire(request);
        if (request.method === 'HEAD' && answer) heads.push(Number(answer.header('upload-offset')));
        return answer;
      },
    },
  );
  await line.stop();

  expect([cuts, heads.length >= 2, lost >= 2]).toEqual([[], true, true]);
  expect(heads[0]).toBeGreaterThanOrEqual(0.2 * size * megabyte);
  const { uploading, database, files } = portal.app;
  await uploading.check({
    id: 'test',
    data: { site: 1, upload: id },
    signal: new AbortController().signal,
    progress: async () => {},
  });
  const taken = await database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    uploading.take(transaction, 1, author.id, [id]),
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(taken).toMatchObject({ ok: true, value: [{ sha256, bytes: size * megabyte }] });
  await uploading.keep(1, id);
  expect(await files.verify(sha256)).toBe(true);
  await files.remove(sha256);
}, 180_000);
