import { type Failure, failure } from '../../kernel/failure.ts';
import type { Language } from '../../kernel/language.ts';
import { failed, type Result } from '../../kernel/result.ts';
import type { Endpoint, GivenTo, OutputOf } from '../endpoint.ts';
import { createLoginAgain, type LoginEffects } from './login-again.ts';
import { readAnswer } from './read-answer.ts';
import { requestOf } from './request.ts';
import { readCookie, tokenCookie } from './session-cookies.ts';

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
  /** The caller shows the failure itself, beside the field or list it belongs to. */
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
