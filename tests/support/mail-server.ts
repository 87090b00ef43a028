import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  /** What was taken over, in this order. */
  readonly mails: ReceivedMail[];
  stop(): Promise<void>;
}

interface Manners {
  /** How long it thinks before it says that it has a mail. */
  readonly milliseconds?: number;
  /** The code by which it refuses a receiver; nothing takes all. */
  refuses?(address: string): number | undefined;
}

/** A real SMTP server that keeps what it is given. */
export async function startMailServer({ milliseconds = 0, refuses }: Manners = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuses?.(address);
      done(responseCode ? Object.assign(new Error('sample refusal'), { responseCode }) : null);
    },
    async onData(stream, session, done) {
      // A client that is killed in the middle of a mail has sent none.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return done(new Error('the mail broke off'));
      const messageId = /^Message-ID:\s*<([^>]+)>/im.exec(raw)?.[1] ?? '';
      // Kept before it is said: whoever dies between the two has sent it.
      for (const { address } of session.envelope.rcptTo) mails.push({ to: address, messageId, raw });
      await sleep(milliseconds);
      done();
    },
  });
  // Clients that are killed leave their connections behind.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}

/** A mail's parts as its reader sees them. Bodies of nodemailer are quoted-printable or base64. */
export function partsOf({ raw }: Pick<ReceivedMail, 'raw'>): { readonly text: string; readonly html: string } {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const parts = raw.split(`--${boundary}`).flatMap((part) => {
    const [head = '', ...body] = part.replaceAll('\r\n', '\n').split('\n\n');
    const type = /content-type: text\/(\w+)/i.exec(head)?.[1];
    return type ? [[type, decoded(head, body.join('\n\n'))] as const] : [];
  });
  const found = Object.fromEntries(parts);
  return { text: found.plain ?? '', html: found.html ?? '' };
}

function decoded(head: string, body: string): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
