/** Sent back with every call as the header `token`. */
export const tokenCookie = 'commonToken';

/** What the browser knows of a login. The session itself is a cookie that scripts can't see. */
export const sessionCookies = [tokenCookie, 'userName'] as const;

export function readCookie(cookies: string, name: string): string {
  const found = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return decodeURIComponent(found ?? '');
  } catch {
    return '';
  }
}

export const clearedCookie = (name: string): string => `${name}=; Path=/; Max-Age=0`;
