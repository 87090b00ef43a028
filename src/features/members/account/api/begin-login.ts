import { commonTokenOf } from '../../../../platform/contract/common-token.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { CallRequest } from '../../../../platform/contract/handler.ts';
import type { Factor, SessionFactors } from '../../../../platform/kernel/assurance.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';
import type { login } from '../contract.ts';
import { deviceName } from '../domain/device-name.ts';
import { isPasswordOld } from '../domain/password-rules.ts';
import { maskedMobile } from '../domain/receiver.ts';
import type { AccountStore } from '../use-cases/account-store.ts';
import type { SignIdToken } from '../use-cases/id-tokens.ts';

export type LoginRequest = Pick<CallRequest<unknown>, 'site' | 'trace' | 'session' | 'keepsSession'>;

/** Logs someone in who has proven to be the owner of the account, whatever the proof was. */
export type BeginLogin = (
  account: string,
  request: LoginRequest,
  shown: {
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
  return async (id, { site, trace, session, keepsSession }, { factors, before: shownBefore }) => {
    const account = await accounts.byId(id);
    if (!account) throw new Error('an account went while its owner logged in');
    const device = deviceName(trace.agent);
    const { all: before } = await sessions.of(id, session ?? '');
    // Whoever logs in again gives up what they had: no browser holds two.
    if (session !== undefined) await sessions.end(session);
    const token = await sessions.begin({
      ...{ member: id, site: site.host.id, seconds, device, factors },
      ...(shownBefore && { shownBefore }),
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
