import { answering } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Allowance, RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { captcha, getAesKey, getPublicKey, isRegistered, sendReceiverMessage } from '../contract.ts';
import { networkOf } from '../domain/caller.ts';
import { type CodePurpose, type Receiver, readReceiver } from '../domain/registration-rules.ts';

import type { AccountStore } from '../store/postgres-accounts.ts';
import type { CodeTimes } from '../store/postgres-codes.ts';
import type { Captchas } from '../use-cases/captchas.ts';
import { ownReceiver } from '../use-cases/confirm-identity.ts';
import type { FailedTries } from '../use-cases/failed-tries.ts';
import type { SendCode } from '../use-cases/send-code.ts';
import type { MayBeSealed, TransportKeys } from '../use-cases/transport-keys.ts';

interface Parts {
  readonly accounts: AccountStore;
  readonly captchas: Captchas;
  readonly tries: FailedTries;
  readonly keys: TransportKeys;
  readonly send: SendCode;
  readonly siteName: (site: number) => Promise<string>;
  readonly rateLimit: RateLimit;
  readonly times: CodeTimes;
  /** Questions whether someone is registered, before they cost a captcha. */
  readonly freeQuestions: Allowance;
  /** Puzzles for one network. */
  readonly puzzles: Allowance;
}

/** Codes about an account that is there already are for its owner. */
const toOwner: readonly CodePurpose[] = ['deleteAccount', 'confirm'];
const ofMembers: readonly CodePurpose[] = ['changeMobile', 'changeEmail', ...toOwner];

export const answerCodes = (parts: Parts) => {
  const { accounts, captchas, tries, keys, send, siteName, rateLimit, times, freeQuestions, puzzles } = parts;

  const receiverOf = async (
    purpose: CodePurpose,
    given: MayBeSealed | undefined,
    member: string | undefined,
  ): Promise<Result<Receiver, Failure>> => {
    if (ofMembers.includes(purpose) && member === undefined) return failed(failure('loginRequired'));
    const own = toOwner.includes(purpose) && member !== undefined ? await accounts.byId(member) : undefined;
    const text = await keys.open(own ? (ownReceiver(own) ?? '') : (given ?? ''));
    if (!text.ok) return text;
    const read = readReceiver(text.value);
    return read.ok ? read : failed(failure(read.failure));
  };

  const effortFor = async (given: MayBeSealed | undefined, network: string): Promise<number> => {
    const name = await keys.open(given ?? '');
    return name.ok && name.value.trim() !== '' ? (await tries.peek(name.value, network)).effort : 1;
  };

  return [
    answering(captcha, async ({ input, trace }) => {
      const network = networkOf(trace.address);
      const verdict = await rateLimit.take(`captcha ${network}`, puzzles);
      if (!verdict.allowed) return failed(failure('tooManyRequestsWait', { seconds: verdict.retryAfterSeconds }));
      const { parameters, signature = '' } = await captchas.give(await effortFor(input.name, network));
      return success({ parameters: { ...parameters }, signature });
    }),

    answering(isRegistered, async ({ input, trace, captcha: solved }) => {
      const name = await keys.open(input.name);
      if (!name.ok) return name;
      if (name.value.trim() === '') return failed(failure('userNameRequired'));
      const free = await rateLimit.take(`isRegistered ${networkOf(trace.address)}`, freeQuestions);
      const passed = free.allowed ? success(undefined) : await captchas.accept(solved);
      if (!passed.ok) return passed;
      return success({ registered: (await accounts.byName(name.value)) !== undefined });
    }),

    answering(sendReceiverMessage, async ({ input, site, language, trace, member, captcha: solved }) => {
      const receiver = await receiverOf(input.purpose, input.receiver, member?.id);
      if (!receiver.ok) return receiver;
      const passed = await captchas.accept(solved);
      if (!passed.ok) return passed;
      const sent = await send({
        purpose: input.purpose,
        receiver: receiver.value,
        language,
        address: trace.address,
        site: { id: site.host.id, name: await siteName(site.host.id) },
      });
      return sent.ok ? success({ resendSeconds: times.resendSeconds, seconds: times.seconds }) : sent;
    }),
  ];
};

export const answerTransportKeys = (keys: TransportKeys) => [
  answering(getPublicKey, async () => success({ algorithm: 'RSA-OAEP-256' as const, ...(await keys.publicKey()) })),

  answering(getAesKey, async ({ input }) => {
    const key = await keys.dataKey(input.publicKey);
    return key
      ? success({ algorithm: 'A256GCM' as const, ...key })
      : failed(failure('badInput', { field: 'publicKey' }));
  }),
];
