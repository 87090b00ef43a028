import type { Language } from '../../kernel/language.ts';
import type { EndpointName } from '../endpoint.ts';

export interface Requester {
  readonly siteId: string;
  readonly language: Language;
  /** The value of the cookie commonToken; empty for a visitor. */
  readonly token: string;
}

export interface CallExtras {
  readonly captcha?: string;
  /** Makes a read's address unlike any before it. Without it the edge and the browser may keep the answer. */
  readonly timestamps?: number;
}

type Input = Readonly<Record<string, unknown>>;

/**
 * A call as it goes over the wire. Parts of the path come out of the input; the rest becomes query or JSON. A file goes as it is,
 * with the rest in the query.
 */
export function requestOf(
  name: EndpointName,
  input: Input,
  { siteId, language, token }: Requester,
  { captcha, timestamps }: CallExtras,
): { readonly address: string; readonly init: RequestInit } {
  const [method = 'GET', path = ''] = name.split(' ');
  const rest = { ...input };
  const address = `/rc-pub${path.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const value = rest[part];
    delete rest[part];
    return encodeURIComponent(String(value));
  })}`;
  const headers: Record<string, string> = { token, siteId, language };
  if (captcha) headers.captcha = captcha;
  if (rest.bytes instanceof Blob) {
    const { bytes, ...others } = rest;
    headers['content-type'] = 'application/octet-stream';
    return { address: `${address}?${queryOf(others)}`, init: { method, headers, body: bytes } };
  }
  if (method !== 'GET') {
    headers['content-type'] = 'application/json';
    return { address, init: { method, headers, body: JSON.stringify(rest) } };
  }
  const query = queryOf(timestamps === undefined ? rest : { ...rest, timestamps });
  return { address: query ? `${address}?${query}` : address, init: { method, headers } };
}

/** What is absent is left out; a list repeats its name. */
function queryOf(input: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.toString();
}
