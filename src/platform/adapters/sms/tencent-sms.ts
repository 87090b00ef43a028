import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Sms } from '../../ports/sms.ts';
import type { SmsAddress } from './sms-address.ts';

interface TencentAnswer {
  readonly Response?: {
    readonly Error?: { readonly Code: string };
    readonly SendStatusSet?: readonly { readonly Code: string }[];
  };
}

/** Tencent Cloud, SendSms of 2021-01-11. Written from its documentation; it has never spoken to the real app. */
export const tencentSms = (address: SmsAddress, clock: Clock, milliseconds: number): Sms => ({
  async sendCode({ mobile, code, minutes, language }) {
    const payload = JSON.stringify({
      PhoneNumberSet: [mobile],
      SmsSdkAppId: address.option('app'),
      SignName: address.option('sign'),
      TemplateId: address.template(language),
      TemplateParamSet: [code, String(minutes)],
    });
    const headers = tencentHeaders({
      host: address.host,
      service: 'sms',
      action: 'SendSms',
      payload,
      secretId: address.keyId,
      secretKey: address.secret,
      timestamp: Math.floor(clock.now().getTime() / 1_000),
    });
    const answer = await fetch(`https://${address.host}/`, {
      method: 'POST',
      headers: { ...headers, 'x-tc-version': '2021-01-11', 'x-tc-region': address.option('region') || 'ap-guangzhou' },
      body: payload,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    const { Response } = (await answer.json()) as TencentAnswer;
    const said = Response?.Error?.Code ?? Response?.SendStatusSet?.[0]?.Code;
    if (said !== 'Ok') throw new Error(`Tencent Cloud did not take a short message: ${answer.status} ${said}`);
  },
});

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

interface TencentRequest {
  readonly host: string;
  readonly service: string;
  readonly action: string;
  readonly payload: string;
  readonly secretId: string;
  readonly secretKey: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

const contentType = 'application/json; charset=utf-8';

/** The headers of a call in Tencent Cloud's signature, TC3-HMAC-SHA256. */
export function tencentHeaders(request: TencentRequest): Record<string, string> {
  const date = new Date(request.timestamp * 1_000).toISOString().slice(0, 10);
  const scope = `${date}/${request.service}/tc3_request`;
  const signed = 'content-type;host;x-tc-action';
  const canonical = [
    'POST',
    '/',
    '',
    `content-type:${contentType}`,
    `host:${request.host}`,
    `x-tc-action:${request.action.toLowerCase()}`,
    '',
    signed,
    hex(request.payload),
  ].join('\n');
  const text = ['TC3-HMAC-SHA256', request.timestamp, scope, hex(canonical)].join('\n');
  const key = keyed(keyed(keyed(`TC3${request.secretKey}`, date), request.service), 'tc3_request');
  const signature = keyed(key, text).toString('hex');
  return {
    'content-type': contentType,
    authorization: `TC3-HMAC-SHA256 Credential=${request.secretId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
    'x-tc-action': request.action,
    'x-tc-timestamp': String(request.timestamp),
  };
}
