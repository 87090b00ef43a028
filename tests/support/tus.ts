import { request as ask, type IncomingHttpHeaders } from 'node:http';

export interface TusAnswer {
  readonly http: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface TusRequest {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Breaks the connection after so many bytes of the body. */
  readonly cutAfter?: number;
}

export interface TusBrowser {
  (request: TusRequest): Promise<TusAnswer>;
  /** Announces a file and answers its address. */
  begin(bytes: number, name?: string, role?: string): Promise<string>;
  offset(path: string): Promise<number>;
  patch(path: string, from: number, body: Uint8Array, cutAfter?: number): Promise<TusAnswer>;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What a page of this host says in the tus protocol, with a connection that may break. */
export function tusBrowser(port: number, host: string, member: Readonly<Record<string, string>>): TusBrowser {
  const send = ({ method, path = '/rc-pub/front/upload', headers = {}, body, cutAfter }: TusRequest) =>
    new Promise<TusAnswer>((resolve, reject) => {
      const request = ask({
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: {
          host,
          origin: `https://${host}`,
          'sec-fetch-site': 'same-origin',
          'tus-resumable': '1.0.0',
          ...(body && { 'content-length': String(body.length) }),
          ...member,
          ...headers,
        },
      });
      request.on('error', reject);
      request.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => resolve({ http: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      if (cutAfter === undefined) request.end(body);
      else
        request.write((body ?? Buffer.alloc(0)).subarray(0, cutAfter), () => setTimeout(() => request.destroy(), 50));
    });

  return Object.assign(send, {
    async begin(bytes: number, name = 'sample.pdf', role = 'manuscript') {
      const headers = {
        'upload-length': String(bytes),
        'upload-metadata': `name ${base64(name)},role ${base64(role)}`,
      };
      const answer = await send({ method: 'POST', headers });
      if (answer.http !== 201) throw new Error(`an upload could not be begun: ${answer.http} ${answer.text}`);
      return answer.headers.location as string;
    },
    async offset(path: string) {
      const answer = await send({ method: 'HEAD', path });
      if (answer.http !== 200) throw new Error(`an upload is not there: ${answer.http}`);
      return Number(answer.headers['upload-offset']);
    },
    patch: (path: string, from: number, body: Uint8Array, cutAfter?: number) =>
      send({
        method: 'PATCH',
        path,
        body,
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
        ...(cutAfter !== undefined && { cutAfter }),
      }),
  });
}
