import { randomUUID } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Sms } from '../../ports/sms.ts';
import { aliyunHeaders, aliyunQuery } from './aliyun-signature.ts';
import type { SmsAddress } from './sms-address.ts';

const secondsOf = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** Alibaba Cloud, SendSms of 2017-05-25. Written from its documentation; it has never spoken to the real app. */
export const aliyunSms = (address: SmsAddress, clock: Clock, milliseconds: number): Sms => ({
  async sendCode({ mobile, code, minutes, language }) {
    const query = {
      PhoneNumbers: mobile.replace(/^\+86/, ''),
      SignName: address.option('sign'),
      TemplateCode: address.template(language),
      TemplateParam: JSON.stringify({ code, minutes: String(minutes) }),
    };
    const { host, ...headers } = aliyunHeaders({
      host: address.host,
      action: 'SendSms',
      version: '2017-05-25',
      query,
      keyId: address.keyId,
      secret: address.secret,
      nonce: randomUUID(),
      date: secondsOf(clock.now()),
    });
    const answer = await fetch(`https://${host}/?${aliyunQuery(query)}`, {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    const { Code } = (await answer.json()) as { Code?: string };
    if (Code !== 'OK') throw new Error(`Alibaba Cloud did not take a short message: ${answer.status} ${Code}`);
  },
});
