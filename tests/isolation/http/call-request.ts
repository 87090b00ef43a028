import type { HttpRequest } from './send.ts';

type Fields = Record<string, unknown>;
type Headers = Readonly<Record<string, string>>;

/** A call as a page of the host sends it. Bytes are sent as they are, with all else in the address. */
export function callRequest(call: string, host: string, input: unknown, headers: Headers): HttpRequest {
  const [method = '', named = ''] = call.split(' ');
  const { bytes, ...fields } = { ...(input as Fields) };
  const path = named.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(textOf(fields[name] ?? ''));
    delete fields[name];
    return value;
  });
  if (method === 'GET')
    return {
      method,
      host,
      path: `/rc-pub${path}${queryOf(fields)}`,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    };
  const isFile = typeof bytes === 'string' || Buffer.isBuffer(bytes);
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  return {
    method,
    host,
    path: `/rc-pub${path}${isFile ? queryOf(fields) : ''}`,
    headers: {
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      ...headers,
    },
    body: isFile ? bytes : (JSON.stringify(isRecord ? fields : input) ?? ''),
  };
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, textOf(one));
  return query.size > 0 ? `?${query}` : '';
}

/** What cannot be written in UTF-8 has no place in an address. */
const textOf = (value: unknown): string =>
  (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)).toWellFormed();
