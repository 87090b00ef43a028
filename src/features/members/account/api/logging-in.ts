import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';
import { login, loginByMessage, register } from '../contract.ts';
import { logout } from '../session.contract.ts';
import type { AccountStore } from '../use-cases/account-store.ts';
import { type CredentialChecks, takeAccount } from '../use-cases/prove.ts';
import type { Register } from '../use-cases/register.ts';
import type { BeginLogin } from './begin-login.ts';

interface Parts {
  readonly accounts: AccountStore;
  readonly credentials: CredentialChecks;
  readonly registerAccount: Register;
  readonly beginLogin: BeginLogin;
  readonly sessions: Sessions;
}

export const answerLoggingIn = ({ accounts, credentials, registerAccount, beginLogin, sessions }: Parts) => [
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
