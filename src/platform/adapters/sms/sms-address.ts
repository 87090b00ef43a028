/**
 * What IMPRINT_SMS_URL says:
 *   aliyun://keyId:secret@dysmsapi.aliyuncs.com?sign=…&template=…
 *   tencent://secretId:secretKey@sms.tencentcloudapi.com?app=…&sign=…&template=…&region=ap-guangzhou
 *   outbox://sms.localhost (development: a mail to <number>@sms.localhost)
 * `template.en=…` names the template of another language.
 */
export interface SmsAddress {
  readonly scheme: string;
  readonly host: string;
  readonly keyId: string;
  readonly secret: string;
  option(name: string): string;
  template(language: string): string;
}

export function readSmsAddress(address: string): SmsAddress {
  const url = new URL(address);
  // Unknown schemes have no host of their own in the eyes of URL; https reads the same text as we mean it.
  const web = new URL(address.replace(/^[a-z]+:/i, 'https:'));
  const option = (name: string) => web.searchParams.get(name) ?? '';
  return {
    scheme: url.protocol.slice(0, -1),
    host: web.host,
    keyId: decodeURIComponent(web.username),
    secret: decodeURIComponent(web.password),
    option,
    template: (language) => option(`template.${language}`) || option('template'),
  };
}
