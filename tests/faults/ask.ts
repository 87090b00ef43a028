import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Heard {
  readonly http: number;
  readonly text: string;
  readonly type: string;
  /** `hit`, `miss` or `pass`; empty from the server itself. */
  readonly cache: string;
  readonly headers: IncomingHttpHeaders;
  readonly milliseconds: number;
}

interface Question {
  readonly host?: string;
  /** Where it is sent, and from which of this machine's addresses. */
  readonly to?: string;
  readonly from?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds?: number;
}

/** One request on a connection of its own. No answer within the time counts as the answer 0. */
export function ask(port: number, path: string, question: Question = {}): Promise<Heard> {
  const { host = 'optics.localhost', to = '127.0.0.1', from, method = 'GET', body, headers, seconds = 40 } = question;
  const began = performance.now();
  return new Promise((resolve) => {
    const hear = (http: number, text: string, headers: IncomingHttpHeaders = {}) => {
      const type = headers['content-type'] ?? '';
      const cache = String(headers['x-cache'] ?? '');
      resolve({ http, text, type, cache, headers, milliseconds: performance.now() - began });
    };
    const sent = request(
      {
        ...{ host: to, localAddress: from, port, path, method, headers: { host, ...headers } },
        ...{ agent: false, timeout: seconds * 1000 },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => hear(answer.statusCode ?? 0, textOf(answer.headers, chunks), answer.headers));
        answer.on('error', (problem) => hear(0, String(problem)));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', (problem) => hear(0, String(problem)));
    sent.end(body);
  });
}

const textOf = (headers: IncomingHttpHeaders, chunks: readonly Buffer[]): string => {
  const bytes = Buffer.concat(chunks);
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};
