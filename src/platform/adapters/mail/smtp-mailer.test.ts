import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSmtp } from './smtp-mailer.ts';

const received: string[] = [];
let receivers: string[] = [];
const problem = (responseCode: number) => Object.assign(new Error('sample refusal'), { responseCode });
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(address.startsWith('nobody') ? problem(550) : address.startsWith('later') ? problem(451) : null);
  },
  async onData(stream, { envelope }, done) {
    receivers = envelope.rcptTo.map(({ address }) => address);
    received.push(await text(stream));
    done();
  },
});
let mailer: ReturnType<typeof connectSmtp>;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  mailer = connectSmtp({
    url: `smtp://127.0.0.1:${port}`,
    from: 'no-reply@sample.test',
    milliseconds: 2_000,
    connections: 1,
  });
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((closed) => server.close(closed));
});

const mail = { fromName: '样刊', subject: '您好', text: 'plain words', html: '<p>plain words</p>' };

test('a mail has a text part, an HTML part, its own Message-ID and further headers', async () => {
  const sent = await mailer.send({
    ...mail,
    to: 'someone@sample.test',
    messageId: 'digest.1@sample.test',
    headers: { 'List-Unsubscribe': '<https://sample.test/unsubscribe>' },
  });
  expect(sent.ok).toBe(true);
  const [got = ''] = received;
  for (const part of [
    'Message-ID: <digest.1@sample.test>',
    'List-Unsubscribe: <https://sample.test/unsubscribe>',
    'no-reply@sample.test',
    'multipart/alternative',
    'text/plain',
    'text/html',
  ])
    expect(got).toContain(part);
});

test('a line break in a name, a subject, an address or a header makes no header of its own', async () => {
  received.length = 0;
  const broken = 'words\r\nBcc: planted@sample.test\r\n\r\nplanted body';
  const wanted = { fromName: broken, subject: broken, text: 'plain words', headers: { 'X-Sample': broken } };
  await mailer.send({ ...wanted, to: 'someone@sample.test', messageId: `${broken}@sample.test` });
  const [head = ''] = String(received[0]).split('\r\n\r\n');
  expect(head).toContain('X-Sample: words');
  expect(head).not.toMatch(/^(bcc|planted)/im);
  expect([received.length, receivers]).toEqual([1, ['someone@sample.test']]);
  const added = await mailer.send({ ...wanted, to: 'someone@sample.test>\r\nRCPT TO:<planted@sample.test' });
  expect([added.ok, received.length]).toEqual([false, 1]);
});

test('a receiver who is refused for ever is told from a problem that passes', async () => {
  expect(await mailer.send({ ...mail, to: 'nobody@sample.test' })).toMatchObject({ ok: false, failure: { code: 550 } });
  await expect(mailer.send({ ...mail, to: 'later@sample.test' })).rejects.toThrow();
});
