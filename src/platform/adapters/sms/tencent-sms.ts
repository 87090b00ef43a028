import type { Clock } from '../../ports/clock.ts';
import type { Sms } from '../../ports/sms.ts';
import type { SmsAddress } from './sms-address.ts';
import { tencentHeaders } from './tencent-signature.ts';

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
