import { createHash, createHmac } from 'node:crypto';

export interface PresignedRequest {
  /** As browsers reach the store. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly key: string;
  readonly seconds: number;
  readonly now: Date;
  readonly responseType: string;
  readonly responseDisposition: string;
}

const region = 'us-east-1';
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** An address that lets its holder GET one object until it ends: AWS Signature Version 4 in the query. */
export function presignedAddress(request: PresignedRequest): string {
  const { origin, host, pathname } = new URL(request.endpoint);
  const path = `${pathname.replace(/\/$/, '')}/${[request.bucket, ...request.key.split('/')].map(encoded).join('/')}`;
  const time = request.now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${request.accessKey}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(request.seconds),
    'X-Amz-SignedHeaders': 'host',
    'response-content-disposition': request.responseDisposition,
    'response-content-type': request.responseType,
  })
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = ['GET', path, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${request.secretKey}`);
  return `${origin}${path}?${query}&X-Amz-Signature=${hmac(key, toSign).toString('hex')}`;
}
