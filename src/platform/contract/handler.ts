import type { ConsoleRole } from '../kernel/console-role.ts';
import { type Failure, failure } from '../kernel/failure.ts';
import type { Language } from '../kernel/language.ts';
import type { Offer } from '../kernel/offers.ts';
import { failed, type Result } from '../kernel/result.ts';
import type { SiteContext } from '../kernel/site-context.ts';
import type { Reader } from '../ports/access.ts';
import type { OffersOf } from '../ports/offers-of.ts';
import type { ReaderTrace } from '../ports/usage.ts';
import type { OriginFacts } from './accept-origin.ts';
import type { Audience, Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { KeptSession, Member, ReadText } from './request-context.ts';

/** Who sits at the console of the host's site. */
export interface ConsoleUser {
  readonly account: string;
  readonly role: ConsoleRole;
}

export interface CallRequest<Input, For extends Audience = Audience> {
  readonly input: Input;
  readonly site: SiteContext;
  readonly language: Language;
  /** `run` lets nobody else make a call for members, nor one of the console. */
  readonly member: For extends 'anyone' ? Member | null : Member;
  /** Of a call of the console: who makes it, in which role. */
  readonly consoleUser: For extends 'console' ? ConsoleUser : null;
  /** Who asks, as the access policy wants to know it. */
  readonly reader: Reader;
  /** The secret of the member's own session, to end it or to spare it. */
  readonly session: string | undefined;
  /** A solved puzzle, where the caller sent one. */
  readonly captcha: string | undefined;
  /** The host that was asked, with its port, and where the request says that it comes from. */
  readonly from: OriginFacts;
  readonly trace: ReaderTrace;
  /** Names a thing that the answer shows, so that a change to it reaches the reader. */
  shows(key: string): void;
  /** Gives the browser a session to keep, in place of the one it had. */
  keepsSession(session: KeptSession): void;
  /** Tells the browser to forget its session. */
  forgetsSession(): void;
  /** Gives the browser a signed note of its reader's access bases to keep. */
  keepsGrant(token: string, seconds: number): void;
  /** Says that the answer lacks what an engine would have given, so that nobody keeps it for long. */
  markDegraded(): void;
  /** Says that the answer shows more than its keys name, so that nobody keeps it until they change. */
  markUnkeyed(): void;
  /** Gives the page a stored text that this reader may have, under the hash that the answer names. Nothing else reaches a page. */
  offers(sha256: string, read: ReadText): void;
}

/** A call as the console's handlers get it. */
export type ConsoleRequest<Input = unknown> = CallRequest<Input, 'console'>;

export interface Handler<E extends Endpoint> {
  readonly endpoint: E;
  answer(request: CallRequest<InputOf<E>, E['audience']>): Promise<Result<OutputOf<E>, Failure>>;
}

/** A handler among others: only `run`, which has read the input by the contract, may call it. */
export interface AnyHandler {
  readonly endpoint: Endpoint;
  answer(request: never): Promise<Result<unknown, Failure>>;
}

export const answering = <E extends Endpoint>(endpoint: E, answer: Handler<E>['answer']): Handler<E> => ({
  endpoint,
  answer,
});

/** Answers only while the site offers what the call is for, and says so otherwise. */
export const answeringWhile =
  (offersOf: OffersOf, what: Offer) =>
  <E extends Endpoint>(endpoint: E, answer: Handler<E>['answer']): Handler<E> => ({
    endpoint,
    answer: async (request) => ((await offersOf(request.site))[what] ? answer(request) : failed(failure('notOffered'))),
  });
