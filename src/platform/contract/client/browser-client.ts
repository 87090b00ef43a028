import { type Failure, type FailureCode, failure, failureCodes } from '../../kernel/failure.ts';
import type { Language } from '../../kernel/language.ts';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { Endpoint, GivenTo, OutputOf } from '../endpoint.ts';
import { type Envelope, presentFailure } from '../envelope.ts';
import { requestOf } from './request.ts';
import { clearedCookie, readCookie, sessionCookies, tokenCookie } from './session-cookies.ts';

export interface BrowserEffects extends LoginEffects {
  fetch(address: string, init: RequestInit): Promise<Response>;
  readCookies(): string;
  now(): number;
}

export interface BrowserCallOptions {
  readonly siteId: string;
  readonly language: Language;
  readonly effects: BrowserEffects;
  readonly waitMilliseconds: number;
  readonly noticeMilliseconds: number;
  readonly texts: { readonly signIn: string; readonly unreachable: string; readonly timeout: string };
}

export interface CallManner {
  readonly captcha?: string;
  /** For a read that must not come out of a cache. */
  readonly timestamps?: boolean;
  /** The caller shows the failure itself, next to the field or list it belongs to. */
  readonly quiet?: boolean;
}

/** The same form as `Call`, with room for what only a browser adds. */
export type BrowserCall = <E extends Endpoint>(
  name: E['name'],
  input: GivenTo<E>,
  manner?: CallManner,
) => Promise<Result<OutputOf<E>, Failure>>;

export function createBrowserCall(options: BrowserCallOptions): BrowserCall {
  const { effects, siteId, language, waitMilliseconds, noticeMilliseconds, texts } = options;
  const loginAgain = createLoginAgain(effects, { noticeMilliseconds, signIn: texts.signIn });

  const ask: typeof effects.fetch = (address, init) =>
    effects.fetch(address, { ...init, signal: AbortSignal.timeout(waitMilliseconds) });

  return (async (name, input, { captcha, timestamps, quiet } = {}) => {
    const requester = { siteId, language, token: readCookie(effects.readCookies(), tokenCookie) };
    const extras = { ...(captcha && { captcha }), ...(timestamps && { timestamps: effects.now() }) };
    const { address, init } = requestOf(name, (input ?? {}) as Record<string, unknown>, requester, extras);
    const outcome = await ask(address, init).then(readAnswer).catch(notAnswered);
    if (outcome.ok) return outcome;

    const { code, values } = outcome.failure;
    const message = String(values?.message || (code === 'timeout' ? texts.timeout : texts.unreachable));
    if (code === 'loginRequired') void loginAgain(message);
    else if (!quiet) effects.notice(message, false);
    return failed({ code, values: { ...values, message } });
  }) as BrowserCall;
}

const notAnswered = (problem: unknown): Result<never, Failure> =>
  failed(failure((problem as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'unavailable'));

/** An answer that is no envelope comes from something in between: the edge, a proxy, a lost connection. */
async function readAnswer(response: Response): Promise<Result<unknown, Failure>> {
  const envelope = await response.json().catch(() => undefined);
  if (!isEnvelope(envelope)) return failed(failure(failureCodeOf(response.status, response.status) ?? 'unavailable'));
  if (envelope.status === 0) return success((envelope as { data: unknown }).data);
  const { status, message } = envelope as { status: number; message?: string };
  return failed(failure(failureCodeOf(status, response.status) ?? 'internal', { status, message: message ?? '' }));
}

const isEnvelope = (answer: unknown): answer is Envelope<unknown> =>
  typeof (answer as { status?: unknown } | null | undefined)?.status === 'number';

/** Two failures share the status 500; the HTTP code tells them apart. */
function failureCodeOf(status: number, http: number): FailureCode | undefined {
  const alike = failureCodes.filter((code) => presentFailure({ code }).status === status);
  return alike.find((code) => presentFailure({ code }).http === http) ?? alike[0];
}

/** A message on the page. */
interface Notice {
  close(): void;
  /** Leaves the message standing and puts a link next to it. */
  offer(link: { readonly text: string; readonly href: string }): void;
}

interface LoginEffects {
  writeCookie(cookie: string): void;
  notice(text: string, stays: boolean): Notice;
  currentAddress(): string;
  /** Whether the browser opened it: it may see no click behind a tab that opens later. */
  openTab(address: string): boolean;
  wait(milliseconds: number): Promise<unknown>;
}

interface LoginSettings {
  readonly noticeMilliseconds: number;
  readonly signIn: string;
}

/** After a 401: forgets the login, says why, then opens the login page next to this one. Calls that fail together ask once. */
function createLoginAgain(effects: LoginEffects, { noticeMilliseconds, signIn }: LoginSettings) {
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
