import { createHash, createHmac } from 'node:crypto';

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export interface TencentRequest {
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
