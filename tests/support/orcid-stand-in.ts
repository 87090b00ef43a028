import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

interface StoredWork {
  readonly putCode: string;
  readonly doi: string;
  // biome-ignore lint/suspicious/noExplicitAny: JSON as it was sent
  readonly content: any;
}

/** How it behaves, as ORCID does on bad days. */
interface Mood {
  /** It answers so late, after it did what was asked. */
  readonly slowMilliseconds?: number;
  readonly isDown?: boolean;
  /** 429 */
  readonly isBusy?: boolean;
  /** The record is locked. */
  readonly isLocked?: boolean;
}

export const sampleClient = { clientId: 'APP-SAMPLE', clientSecret: 'a sample secret' } as const;

interface Reply {
  readonly code: number;
  readonly body?: object;
  readonly location?: string;
}

const error = (code: number, words: string): Reply => ({
  code,
  body: { 'response-code': code, 'developer-message': words },
});

/** Someone's ORCID: its OAuth, and records with works by the rules of its member API 3.0. */
export function orcidStandIn() {
  const records = new Map<string, StoredWork[]>();
  const codes = new Map<string, { readonly orcid: string; readonly redirect: string }>();
  const tokens = new Map<string, string>();
  const calls: string[] = [];
  let mood: Mood = {};
  let owner = '';
  let next = 1_000;

  /** The person at the keyboard consents at once. */
  function authorize(query: URLSearchParams): Reply {
    if (query.get('client_id') !== sampleClient.clientId || query.get('scope') !== '/activities/update')
      return error(400, 'invalid_client or invalid_scope');
    const [code, redirect] = [randomUUID().slice(0, 6), query.get('redirect_uri') ?? ''];
    codes.set(code, { orcid: owner, redirect });
    const back = new URL(redirect);
    back.search = `${new URLSearchParams({ code, state: query.get('state') ?? '' })}`;
    return { code: 302, location: back.href };
  }

  function token(form: URLSearchParams): Reply {
    if (form.get('client_id') !== sampleClient.clientId || form.get('client_secret') !== sampleClient.clientSecret)
      return { code: 401, body: { error: 'invalid_client' } };
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (granted?.redirect !== form.get('redirect_uri') || !granted)
      return { code: 400, body: { error: 'invalid_grant', error_description: 'Invalid authorization code' } };
    const access = randomUUID();
    tokens.set(access, granted.orcid);
    const { orcid } = granted;
    return {
      code: 200,
      body: {
        access_token: access,
        token_type: 'bearer',
        refresh_token: randomUUID(),
        expires_in: 631138518,
        scope: '/activities/update',
        name: 'Sample Author',
        orcid,
      },
    };
  }

  function work(request: IncomingMessage, orcid: string, putCode: string | undefined, body: string): Reply {
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (tokens.get(bearer) !== orcid)
      return { code: 401, body: { error: 'invalid_token', error_description: `Invalid access token: ${bearer}` } };
    if (mood.isLocked)
      return error(409, `409 Conflict: The ORCID record is locked and cannot be edited. ORCID ${orcid}`);
    const own = records.get(orcid) ?? [];
    const others = own.filter((one) => one.putCode !== putCode);
    const isKnown = others.length < own.length;
    if (putCode !== undefined && !isKnown) return error(404, `404 Not Found: No entity found for put code ${putCode}`);
    if (request.method === 'DELETE') {
      records.set(orcid, others);
      return { code: 204 };
    }
    const content = JSON.parse(body);
    const identifiers = content['external-ids']?.['external-id'] ?? [];
    const doi = identifiers.find((id: Record<string, string>) => id['external-id-relationship'] === 'self')?.[
      'external-id-value'
    ];
    if (!doi || !content.title?.title?.value || !content.type || /Refused/.test(content.title.title.value))
      return error(400, '400 Bad Request: There is an issue with your data.');
    const same = others.find((one) => one.doi === doi.toLowerCase());
    if (same)
      return error(
        409,
        `409 Conflict: You have already added this activity (matched by external identifiers), please see element with put-code ${same.putCode}. If you are trying to edit the item, please use PUT instead of POST.`,
      );
    if (request.method === 'PUT' && String(content['put-code']) !== putCode)
      return error(
        400,
        `400 Bad Request: The put code in the URL was ${putCode} whereas the one in the body was null.`,
      );
    if (request.method === 'POST' && content['put-code'] !== undefined)
      return error(400, '400 Bad Request: Put-code is included when not expected.');
    next += 1;
    const given = putCode ?? String(next);
    records.set(orcid, [...others, { putCode: given, doi: doi.toLowerCase(), content }]);
    if (putCode !== undefined) return { code: 200, body: content };
    return { code: 201, location: `http://${request.headers.host}/v3.0/${orcid}/work/${given}` };
  }

  const server = createServer(async (request: IncomingMessage, answer: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces).toString();
    const url = new URL(request.url ?? '/', 'http://orcid.example');
    calls.push(`${request.method} ${url.pathname}`);
    const [, keyboard] = /^\/become\/([\dX-]+)$/.exec(url.pathname) ?? [];
    if (keyboard !== undefined) {
      owner = keyboard;
      return void answer.writeHead(204).end();
    }
    if (mood.isDown) return void answer.socket?.destroy();
    if (mood.isBusy) return void answer.writeHead(429).end();
    const respond = (): Reply => {
      if (url.pathname === '/oauth/authorize') return authorize(url.searchParams);
      if (url.pathname === '/oauth/token') return token(new URLSearchParams(body));
      if (url.pathname === '/oauth/revoke') {
        tokens.delete(new URLSearchParams(body).get('token') ?? '');
        return { code: 200 };
      }
      const [, orcid, putCode] = /^\/v3\.0\/([\dX-]+)\/work(?:\/(\d+))?$/.exec(url.pathname) ?? [];
      return orcid === undefined ? error(404, 'nothing here') : work(request, orcid, putCode, body);
    };
    const { code, body: text, location } = respond();
    if (mood.slowMilliseconds) await sleep(mood.slowMilliseconds);
    if (location) answer.setHeader('location', location);
    answer.writeHead(code, { 'content-type': 'application/vnd.orcid+json' }).end(text && JSON.stringify(text));
  });

  return {
    server,
    works: (orcid: string): readonly StoredWork[] => records.get(orcid) ?? [],
    /** Its owner takes a work off in their own account there. */
    takeOff: (orcid: string, doi: string) =>
      records.set(
        orcid,
        (records.get(orcid) ?? []).filter((one) => one.doi !== doi),
      ),
    /** Its owner takes the permission away there. */
    revokeAll: () => tokens.clear(),
    tokens: () => tokens.size,
    calls: () => calls,
    /** Who is at the keyboard from now on. Over HTTP: /become/{iD}. */
    become: (orcid: string) => {
      owner = orcid;
    },
    mood: (wanted: Mood) => {
      mood = wanted;
    },
  };
}

/** ORCID on this machine. It listens before anything else begins, as settings name its address. */
export function useOrcid() {
  const orcid = orcidStandIn();
  const ready = new Promise<void>((done) => orcid.server.listen(0, '127.0.0.1', done));
  beforeAll(() => ready);
  afterAll(() => {
    orcid.server.closeAllConnections();
    orcid.server.close();
  });
  const address = () => `http://127.0.0.1:${(orcid.server.address() as AddressInfo).port}`;
  return { ...orcid, ready, address };
}
