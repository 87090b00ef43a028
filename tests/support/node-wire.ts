import { request as ask } from 'node:http';
import type { Wire } from '../../src/features/editorial/uploads/parts/sending/send-file.ts';

/** What a browser does for `sendFile`, done by Node, at one host behind one port. */
export const nodeWire =
  (port: number, host: string): Wire =>
  async ({ method, address, headers, body, onSent, signal }) => {
    const bytes = body ? Buffer.from(await body.arrayBuffer()) : undefined;
    return new Promise((resolve) => {
      const request = ask(
        {
          host: '127.0.0.1',
          port,
          method,
          path: address,
          agent: false,
          signal,
          headers: {
            host,
            origin: `https://${host}`,
            'sec-fetch-site': 'same-origin',
            ...headers,
            ...(bytes && { 'content-length': String(bytes.length) }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
          });
          answer.on('error', () => resolve(undefined));
          answer.on('end', () => {
            const header = (name: string) => (answer.headers[name] as string | undefined) ?? null;
            resolve({ status: answer.statusCode ?? 0, header, text });
          });
        },
      );
      request.on('error', () => resolve(undefined));
      request.end(bytes, () => onSent?.(bytes?.length ?? 0));
    });
  };
