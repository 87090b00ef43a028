import type { Clock } from '../../ports/clock.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { Sms } from '../../ports/sms.ts';
import { aliyunSms } from './aliyun-sms.ts';
import { outboxSms } from './outbox-sms.ts';
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
