import { setTimeout as sleep } from 'node:timers/promises';
import { services } from '../../ops/native/settings.ts';

interface CaughtMail {
  readonly id: number;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const mailbox = `http://${services.host}:${services.ports.mailWeb}/mails`;

/** The newest mail to this address that came after the one with this id. Short messages to a phone are mails as well. */
export async function awaitMail(to: string, after = 0, seconds = 10): Promise<CaughtMail> {
  for (let attempt = 0; attempt < seconds * 10; attempt++) {
    const mails = (await (await fetch(mailbox)).json()) as CaughtMail[];
    const found = mails.find((mail) => mail.id > after && mail.to.includes(to));
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No mail came to ${to} within ${seconds} seconds.`);
}

export const phoneMailbox = (mobile: string): string => `86${mobile}@sms.localhost`;

export async function awaitCode(to: string, after = 0): Promise<{ readonly code: string; readonly mail: number }> {
  const mail = await awaitMail(to, after);
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`There is no code in: ${mail.text}`);
  return { code, mail: mail.id };
}
