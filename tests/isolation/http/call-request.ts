import type { HttpRequest } from './send.ts';

type Input = Readonly<Record<string, unknown>>;

/** A call as a page of the host sends it. */
export function callRequest(call: string, host: string, input: Input, headers: Record<string, string>): HttpRequest {
  const [method = '', named = ''] = call.split(' ');
  const { bytes, ...fields } = input as { bytes?: Buffer | string } & Record<string, unknown>;
  const path = named.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name] ?? ''));
    delete fields[name];
    return value;
  });
  const query = method === 'GET' || bytes !== undefined ? queryOf(fields) : '';
  if (method === 'GET')
    return { method, host, path: `/rc-pub${path}${query}`, headers: { 'sec-fetch-site': 'same-origin', ...headers } };
  return {
    ...{ method, host, path: `/rc-pub${path}${query}` },
    headers: {
      ...{ origin: `https://${host}`, 'sec-fetch-site': 'same-origin' },
      'content-type': bytes === undefined ? 'application/json' : 'application/octet-stream',
      ...headers,
    },
    body: bytes ?? JSON.stringify(fields),
  };
}

function queryOf(fields: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  return query.size > 0 ? `?${query}` : '';
}
