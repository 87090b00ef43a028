import type { Answer } from './test-app.ts';

/** What a browser sends with every call after an answer that logged it in. */
export function keptOf({ headers }: Answer): { cookie: string; token: string } {
  const cookies = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('commonToken='))?.slice('commonToken='.length) ?? '';
  return { cookie: cookies.join('; '), token };
}
