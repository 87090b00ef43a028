import { createHash, createHmac } from 'node:crypto';

const region = 'us-east-1';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** An empty PUT with an AWS version 4 signature: all that making a bucket takes, without the SDK. */
export function signedPut(url: URL, accessKey: string, secretKey: string): Promise<Response> {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const body = sha256('');
  const signedHeaders = 'host;x-amz-content-sha256;x-amz-date';
  const headers = `host:${url.host}\nx-amz-content-sha256:${body}\nx-amz-date:${time}\n`;
  const request = ['PUT', url.pathname, '', headers, signedHeaders, body].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secretKey}`, day), region));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')).toString('hex');
  const credential = `Credential=${accessKey}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
  return fetch(url, {
    method: 'PUT',
    headers: {
      'x-amz-content-sha256': body,
      'x-amz-date': time,
      authorization: `AWS4-HMAC-SHA256 ${credential}`,
    },
  });
}
