import * as http from 'node:http';
import * as https from 'node:https';
import type { OpenSearchSettings } from './opensearch-index.ts';

/** Sends lines of JSON and reads one JSON answer. */
export type AskLines = (path: string, lines: readonly object[]) => Promise<unknown>;

/**
 * Searching is what the portal does most, and the engine's general client costs as much as the rest of a search:
 * this is the one call of it that searching needs.
 */
export function createLineAsker({ url, milliseconds }: Omit<OpenSearchSettings, 'prefix'>): AskLines {
  const { protocol, hostname, port, pathname, username, password } = new URL(url);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const settings = {
    hostname,
    ...(port ? { port } : {}),
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    timeout: milliseconds,
    ...(username ? { auth: `${decodeURIComponent(username)}:${decodeURIComponent(password)}` } : {}),
  };
  const base = pathname.replace(/\/$/, '');

  return (path, lines) =>
    new Promise((resolve, reject) => {
      const body = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      const headers = { 'content-type': 'application/x-ndjson', 'content-length': body.length };
      const sent = request({ ...settings, path: base + path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if (answer.statusCode === 200) resolve(JSON.parse(text));
          else reject(refusal(answer.statusCode, text));
        });
      });
      sent.on('timeout', () => sent.destroy(late()));
      sent.on('error', reject);
      sent.end(body);
    });
}

const late = () => Object.assign(new Error('The search index did not answer in time.'), { code: 'ETIMEDOUT' });

/** An engine that is overloaded, or starting, will answer later. */
const passingStatus = [429, 502, 503, 504];

const refusal = (status: number | undefined, text: string) =>
  Object.assign(
    new Error(`The search index answered ${status}: ${text.slice(0, 300)}`),
    status && passingStatus.includes(status) ? { code: 'ECONNREFUSED' } : {},
  );
