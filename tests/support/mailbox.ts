import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { type Mail, readMail } from '../../ops/native/read-mail.ts';

export interface Mailbox {
  readonly url: string;
  /** The newest first. */
  mailsTo(receiver: string): readonly Mail[];
  /** The newest code that was sent to an address, or to a phone through the outbox of short messages. */
  codeFor(receiver: string): Promise<string>;
  close(): Promise<void>;
}

/** A real mail server of one test. Nobody has the address nobody@. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      mails.unshift(readMail(mails.length + 1, to, await text(stream)));
      done();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const mailsTo = (receiver: string) => mails.filter(({ to }) => to.includes(receiver));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    async codeFor(receiver) {
      const address = receiver.includes('@') ? receiver : `${receiver.replace(/^\+?(?:86)?/, '86')}@sms.localhost`;
      for (let round = 0; round < 50; round++) {
        // Mails about the account come in between.
        const code = mailsTo(address).flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? [])[0];
        if (code) return code;
        await wait(20);
      }
      throw new Error(`no code came for ${receiver}`);
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
