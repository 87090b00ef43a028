import type { OrcidAccess, OrcidAnswer, OrcidRecords } from '../../ports/orcid-records.ts';

export interface OrcidClient {
  /** Where people log in: https://orcid.org, or https://sandbox.orcid.org for trying out. */
  readonly issuer: string;
  /** https://api.orcid.org, or https://api.sandbox.orcid.org. */
  readonly memberApi: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly sites: readonly number[] | null;
}

const scope = '/activities/update';
const orcidForm = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;
const mostMessage = 500;

/** ORCID's member API 3.0. The addresses are the operator's, so that they are called as they are; no redirect is followed with a secret. */
export function orcidRecords(client: OrcidClient, milliseconds: number): OrcidRecords {
  const { clientId, clientSecret, sites } = client;
  const issuer = client.issuer.replace(/\/+$/, '');
  const api = client.memberApi.replace(/\/+$/, '');

  const send = (address: string, options: RequestInit) =>
    fetch(address, { ...options, redirect: 'error', signal: AbortSignal.timeout(milliseconds) });

  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    send(`${issuer}${path}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields }),
    });

  async function call(
    method: 'POST' | 'PUT' | 'DELETE',
    { orcid, token }: OrcidAccess,
    putCode: string | undefined,
    work?: object,
  ): Promise<OrcidAnswer> {
    const path = putCode === undefined ? 'work' : `work/${encodeURIComponent(putCode)}`;
    try {
      const answer = await send(`${api}/v3.0/${orcid}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/vnd.orcid+json',
          'content-type': 'application/vnd.orcid+json',
        },
        ...(work && { body: JSON.stringify(work) }),
      });
      return read(answer.status, answer.headers.get('location'), await answer.text(), putCode);
    } catch (problem) {
      return { state: 'silent', problem: (problem as Error).name === 'TimeoutError' ? 'timed-out' : 'unreachable' };
    }
  }

  return {
    sites,

    addressFor: (redirectUrl, state) =>
      `${issuer}/oauth/authorize?${new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        scope,
        redirect_uri: redirectUrl,
        state,
      })}`,

    async exchange(code, redirectUrl) {
      const answer = await form('/oauth/token', { grant_type: 'authorization_code', code, redirect_uri: redirectUrl });
      const text = await answer.text();
      // A code that is spent or made up is refused with 400, and was with 500.
      if (!answer.ok && !/invalid[_ ](?:grant|authorization)/i.test(text) && answer.status >= 500)
        throw new Error(`ORCID answered ${answer.status}.`);
      const { access_token: token, orcid, scope: granted } = answer.ok ? fields(text) : {};
      if (typeof token !== 'string' || typeof orcid !== 'string' || !orcidForm.test(orcid)) return undefined;
      return { token, orcid, mayUpdate: String(granted).split(/\s+/).includes(scope) };
    },

    add: (access, work) => call('POST', access, undefined, work),
    change: (access, putCode, work) => call('PUT', access, putCode, { ...work, 'put-code': Number(putCode) }),
    remove: (access, putCode) => call('DELETE', access, putCode),

    revoke: (token) =>
      form('/oauth/revoke', { token }).then(
        ({ status }) => status < 500 && status !== 429,
        () => false,
      ),
  };
}

function read(code: number, location: string | null, text: string, putCode: string | undefined): OrcidAnswer {
  if (code >= 200 && code < 300) {
    const known = putCode ?? /\/(\d+)\/?$/.exec(location ?? '')?.[1];
    return known === undefined
      ? { state: 'refused', problem: 'content', message: 'no put-code' }
      : { state: 'done', putCode: known };
  }
  if (code === 429 || code >= 500) return { state: 'silent', problem: 'busy' };
  if (code === 401) return { state: 'unauthorised' };
  if (code === 404 && putCode !== undefined) return { state: 'gone' };
  const message = wordsIn(text);
  // The one that the record has is named in words alone.
  const duplicate = code === 409 ? /put-code (\d+)/.exec(text)?.[1] : undefined;
  if (duplicate !== undefined && putCode === undefined) return { state: 'duplicate', putCode: duplicate };
  const problem = code === 409 ? 'locked' : code === 403 || code === 404 || code < 400 ? 'notPermitted' : 'content';
  return { state: 'refused', problem, message };
}

function fields(text: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function wordsIn(text: string): string | undefined {
  const words = fields(text)['developer-message'];
  return typeof words === 'string' ? words.slice(0, mostMessage) : undefined;
}
