import type { Clock } from '../../ports/clock.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { Sms } from '../../ports/sms.ts';
import { aliyunSms } from './aliyun-sms.ts';
import { readSmsAddress } from './sms-address.ts';
import { tencentSms } from './tencent-sms.ts';

interface Parts {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly milliseconds: number;
}

/** The provider that the address names; none without an address. */
export function connectSms(given: string | undefined, { mailer, clock, milliseconds }: Parts): Sms | undefined {
  if (given === undefined) return undefined;
  const address = readSmsAddress(given);
  if (address.scheme === 'aliyun') return aliyunSms(address, clock, milliseconds);
  if (address.scheme === 'tencent') return tencentSms(address, clock, milliseconds);
  if (address.scheme === 'outbox') return outboxSms(address.host, mailer);
  throw new Error('IMPRINT_SMS_URL begins with aliyun:, tencent: or outbox:');
}

/**
 * For development and tests: a short message becomes a mail to <number>@<host>, so that the mail catcher shows it to people and
 * scripts. No table of ours ever holds a phone number next to its code.
 */
const outboxSms = (host: string, mailer: Mailer): Sms => ({
  async sendCode({ mobile, code, minutes }) {
    await mailer.send({
      fromName: 'SMS',
      to: `${mobile.replace(/^\+/, '')}@${host}`,
      subject: `SMS ${mobile}`,
      text: `${code} (${minutes} min)`,
    });
  },
});
