import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Sms } from '../../ports/sms.ts';
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

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** RFC 3986, as Alibaba Cloud asks for it. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const aliyunQuery = (query: Readonly<Record<string, string>>): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${escaped(name)}=${escaped(query[name] ?? '')}`)
    .join('&');

interface AliyunRequest {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly keyId: string;
  readonly secret: string;
  readonly nonce: string;
  /** ISO 8601, seconds, UTC. */
  readonly date: string;
}

/** The headers of a call in Alibaba Cloud's V3 signature, ACS3-HMAC-SHA256. The body is empty: everything is in the query. */
export function aliyunHeaders(request: AliyunRequest): Record<string, string> {
  const content = hex('');
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': content,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    'POST',
    '/',
    aliyunQuery(request.query),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    content,
  ].join('\n');
  const signature = createHmac('sha256', request.secret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${request.keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...headers, authorization };
}
