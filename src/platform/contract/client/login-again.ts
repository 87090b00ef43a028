import { clearedCookie, sessionCookies } from './session-cookies.ts';

/** A message on the page. */
export interface Notice {
  close(): void;
  /** Leaves the message standing and puts a link beside it. */
  offer(link: { readonly text: string; readonly href: string }): void;
}

export interface LoginEffects {
  writeCookie(cookie: string): void;
  notice(text: string, stays: boolean): Notice;
  currentAddress(): string;
  /** Whether the browser opened it: it may see no click behind a tab that opens later. */
  openTab(address: string): boolean;
  wait(milliseconds: number): Promise<unknown>;
}

export interface LoginSettings {
  readonly noticeMilliseconds: number;
  readonly signIn: string;
}

/** After a 401: forgets the login, says why, then opens the login page beside this one. Calls that fail together ask once. */
export function createLoginAgain(effects: LoginEffects, { noticeMilliseconds, signIn }: LoginSettings) {
  let asking = false;

  return async (message: string): Promise<void> => {
    for (const name of sessionCookies) effects.writeCookie(clearedCookie(name));
    if (asking) return;
    asking = true;
    const href = `/login?url=${encodeURIComponent(effects.currentAddress())}`;
    const notice = effects.notice(message, true);
    await effects.wait(noticeMilliseconds);
    if (effects.openTab(href)) notice.close();
    else notice.offer({ text: signIn, href });
    asking = false;
  };
}
