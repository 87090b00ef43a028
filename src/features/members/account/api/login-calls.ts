import { commonTokenOf } from '../../../../platform/contract/common-token.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { Factor, SessionFactors } from '../../../../platform/kernel/assurance.ts';
import { maskedMobile } from '../../../../platform/kernel/masked-mobile.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';
import { changeEmail, changeMobile, changePwd, login, loginByMessage, register, setNewPwd } from '../contract.ts';
import { deviceName } from '../domain/caller.ts';
import { isPasswordOld } from '../domain/password-rules.ts';
import { logout } from '../session.contract.ts';
import type { AccountStore } from '../store/postgres-accounts.ts';
import type { ChangeReceiver, PasswordChanges } from '../use-cases/change-credentials.ts';
import type { SignIdToken } from '../use-cases/id-tokens.ts';
import { type CredentialChecks, takeAccount } from '../use-cases/prove.ts';
import type { Register } from '../use-cases/register.ts';

type LoginRequest = Pick<CallRequest<unknown>, 'site' | 'trace' | 'session' | 'keepsSession'>;

/** Logs someone in who has proven to be the owner of the account, whatever the proof was. */
export type BeginLogin = (
  account: string,
  request: LoginRequest,
  proof: {
    readonly factors: readonly Factor[];
    /** What was shown at another host, and when: going on from there proves nothing new. */
    readonly before?: SessionFactors;
  },
) => Promise<OutputOf<typeof login>>;

interface Parts {
  readonly accounts: AccountStore;
  readonly sessions: Sessions;
  readonly signIdToken: SignIdToken;
  readonly originOf: (site: number) => Promise<string>;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly seconds: number;
}

export const createBeginLogin = (parts: Parts): BeginLogin => {
  const { accounts, sessions, signIdToken, originOf, notify, clock, seconds } = parts;
  return async (id, { site, trace, session, keepsSession }, { factors, before: earlierFactors }) => {
    const account = await accounts.byId(id);
    if (!account) throw new Error('an account went while its owner logged in');
    const device = deviceName(trace.agent);
    const { all: before } = await sessions.of(id, session ?? '');
    // Whoever logs in again gives up what they had: no browser holds two.
    if (session !== undefined) await sessions.end(session);
    const token = await sessions.begin({
      member: id,
      site: site.host.id,
      seconds,
      device,
      factors,
      ...(earlierFactors && { earlierFactors }),
    });
    if (factors.includes('strong')) await accounts.keepPasskeys(id);
    keepsSession({ token, userName: account.userName, seconds });
    if (before.length > 0 && !before.some((one) => one.device === device))
      await notify({ site: site.host.id, account: id, about: 'new-device', data: { device } });
    return {
      token: commonTokenOf(token),
      id_token: await signIdToken(account, await originOf(site.host.id)),
      member: {
        userName: account.userName,
        mobileNo: account.mobile ? maskedMobile(account.mobile) : '',
        headPicture: account.avatar ? `/rc-pub/front/frontMembers/picture?id=${account.avatar}` : null,
      },
      passwordIsOld: isPasswordOld(account.passwordChangedAt, clock.now()),
    };
  };
};

interface LoggingInParts {
  readonly accounts: AccountStore;
  readonly credentials: CredentialChecks;
  readonly registerAccount: Register;
  readonly beginLogin: BeginLogin;
  readonly sessions: Sessions;
}

export const answerLoggingIn = ({ accounts, credentials, registerAccount, beginLogin, sessions }: LoggingInParts) => [
  answering(register, async (request) => {
    const account = await registerAccount(request.input, request.language, request.trace.address);
    if (!account.ok) return account;
    return success(await beginLogin(account.value.id, request, { factors: ['password', 'code'] }));
  }),

  answering(login, async (request) => {
    const { trace, captcha } = request;
    const account = await credentials.password(request.input, { address: trace.address, captcha });
    return account.ok ? success(await beginLogin(account.value.id, request, { factors: ['password'] })) : account;
  }),

  answering(loginByMessage, async (request) => {
    const { input, trace } = request;
    const proven = await credentials.code('login', input.receiver, input.code, trace.address);
    if (!proven.ok) return proven;
    const account = await takeAccount(proven.value, accounts);
    return account.ok ? success(await beginLogin(account.value.id, request, { factors: ['code'] })) : account;
  }),

  answering(logout, async ({ session, forgetsSession }) => {
    if (session !== undefined) await sessions.end(session);
    forgetsSession();
    return success({});
  }),
];

interface ChangingParts {
  readonly passwords: PasswordChanges;
  readonly changeReceiver: ChangeReceiver;
  readonly notify: Notify;
}

export const answerChanging = ({ passwords, changeReceiver, notify }: ChangingParts) => [
  answering(setNewPwd, async ({ input, site, trace }) => {
    const reset = await passwords.reset(input, trace.address);
    if (!reset.ok) return reset;
    const { account, passkeysEnd } = reset.value;
    await notify({ site: site.host.id, account: account.id, about: 'password-changed' });
    if (passkeysEnd) await notify({ site: site.host.id, account: account.id, about: 'passkeys-ending' });
    return success({});
  }),

  answering(changePwd, async ({ input, member, session, site }) => {
    const changed = await passwords.replace(member.id, session, input);
    if (!changed.ok) return changed;
    await notify({ site: site.host.id, account: member.id, about: 'password-changed' });
    return success({});
  }),

  answering(changeMobile, async ({ input: { mobile, ...credential }, member, site, trace }) => {
    const changed = await changeReceiver(member.id, 'mobile', { receiver: mobile, ...credential }, trace.address);
    if (!changed.ok) return changed;
    await notify({ site: site.host.id, account: member.id, about: 'mobile-changed' });
    return success({ mobileNo: maskedMobile(changed.value.receiver.value) });
  }),

  answering(changeEmail, async ({ input: { email, ...credential }, member, site, trace }) => {
    const changed = await changeReceiver(member.id, 'email', { receiver: email, ...credential }, trace.address);
    if (!changed.ok) return changed;
    const { receiver, before } = changed.value;
    await notify({
      site: site.host.id,
      account: member.id,
      about: 'email-changed',
      ...(before && before !== receiver.value && { alsoTo: before }),
    });
    return success({ email: receiver.value });
  }),
];
