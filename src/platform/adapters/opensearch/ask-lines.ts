import { Pool } from 'undici';
import type { OpenSearchSettings } from './opensearch-index.ts';

/** Sends lines of text and reads one JSON answer. */
export type AskLines = (path: string, lines: readonly string[]) => Promise<unknown>;

/** A connection that rests so long is closed by this side, before the engine's machine forgets it. */
const restMilliseconds = 30_000;

/**
 * Searching is what the portal does most, and the engine's general client costs as much as the rest of a search:
 * this is the one call of it that searching needs.
 */
export function createLineAsker({
  url,
  milliseconds,
  tls,
}: Pick<OpenSearchSettings, 'url' | 'milliseconds' | 'tls'>): AskLines {
  const { origin, pathname, username, password } = new URL(url);
  const pool = new Pool(origin, {
    connect: { timeout: milliseconds, ...tls },
    headersTimeout: milliseconds,
    bodyTimeout: milliseconds,
    keepAliveTimeout: restMilliseconds,
  });
  const base = pathname.replace(/\/$/, '');
  const headers = {
    'content-type': 'application/x-ndjson',
    ...(username ? { authorization: basic(decodeURIComponent(username), decodeURIComponent(password)) } : {}),
  };

  return (path, lines) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let status = 0;
      pool.dispatch(
        { path: base + path, method: 'POST', headers, body: `${lines.join('\n')}\n` },
        {
          onRequestStart() {},
          onResponseStart(_, code) {
            status = code;
          },
          onResponseData(_, chunk) {
            chunks.push(chunk);
          },
          onResponseEnd() {
            const text = Buffer.concat(chunks).toString('utf8');
            if (status !== 200) return reject(refusal(status, text));
            try {
              resolve(JSON.parse(text));
            } catch (problem) {
              reject(problem);
            }
          },
          onResponseError: (_, problem) => reject(problem),
        },
      );
    });
}

const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

/** An engine that is overloaded, or starting, will answer later. */
const passingStatus = [429, 502, 503, 504];

const refusal = (status: number, text: string) =>
  Object.assign(
    new Error(`The search index answered ${status}: ${text.slice(0, 300)}`),
    passingStatus.includes(status) ? { code: 'ECONNREFUSED' } : {},
  );
