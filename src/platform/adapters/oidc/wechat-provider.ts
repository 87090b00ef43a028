import type { IdentityProvider } from '../../ports/identity-provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

/**
 * WeChat's dialect of OAuth 2: `appid` and `secret` instead of a client, answers with `errcode` under status 200, no PKCE and no
 * identity token. What stands for the verifier is that the secret goes with the code, from server to server.
 */
export function wechatProvider(settings: ProviderSettings, seconds: number): IdentityProvider {
  const { id, name, sites, issuer, clientId, clientSecret, scope } = settings;

  const ask = async (path: string, query: Record<string, string>): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await fetch(`${issuer}${path}?${new URLSearchParams(query)}`, {
      // The query holds the secret: it goes where the settings say and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(seconds * 1_000),
    });
    if (!answer.ok) throw new Error(`WeChat answered ${answer.status}.`);
    return (await answer.json()) as Record<string, unknown>;
  };

  return {
    id,
    kind: 'wechat',
    name,
    sites,

    async addressFor({ redirectUrl, state }) {
      return wechatAddress({ clientId, redirectUrl, scope, state });
    },

    async identify(_departure, { code }) {
      const granted = await ask('/sns/oauth2/access_token', {
        appid: clientId,
        secret: clientSecret,
        code,
        grant_type: 'authorization_code',
      });
      const identity = wechatSubject(granted);
      if (!identity) return undefined;
      const profile = await ask('/sns/userinfo', {
        access_token: String(granted.access_token),
        openid: identity.openId,
      });
      return {
        subject: identity.subject,
        name: typeof profile.nickname === 'string' ? profile.nickname : '',
        orcid: null,
      };
    },
  };
}

/** WeChat wants its parameters in this order and the fragment at the end. */
export const wechatAddress = ({
  clientId,
  redirectUrl,
  scope,
  state,
}: Record<'clientId' | 'redirectUrl' | 'scope' | 'state', string>): string => {
  const query = new URLSearchParams({
    appid: clientId,
    redirect_uri: redirectUrl,
    response_type: 'code',
    scope,
    state,
  });
  return `https://open.weixin.qq.com/connect/qrconnect?${query}#wechat_redirect`;
};

/** Someone is the same person for all applications of one owner by `unionid`; without it, for this one by `openid`. */
export function wechatSubject(answer: Readonly<Record<string, unknown>>) {
  const { openid, unionid, access_token: token, errcode } = answer;
  if (errcode || typeof openid !== 'string' || typeof token !== 'string') return undefined;
  return { openId: openid, subject: typeof unionid === 'string' && unionid !== '' ? unionid : openid };
}
