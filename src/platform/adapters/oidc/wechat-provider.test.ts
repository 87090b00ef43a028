import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wechatAddress, wechatProvider, wechatSubject } from './wechat-provider.ts';

// WeChat itself can't be asked from a test; a stand-in answers as its documentation says.
const answers: Record<string, object> = {
  good: { access_token: 'token', openid: 'open-1', unionid: 'union-1' },
  spent: { errcode: 40163, errmsg: 'code been used' },
};
let visitsElsewhere = 0;
const stub = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
  if (pathname === '/elsewhere') visitsElsewhere++;
  else if (searchParams.get('code') === 'moved') return response.writeHead(307, { location: '/elsewhere' }).end();
  const answer =
    pathname === '/sns/userinfo'
      ? { nickname: `name of ${searchParams.get('openid')}` }
      : searchParams.get('secret') === 'secret'
        ? answers[searchParams.get('code') ?? '']
        : { errcode: 40125 };
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
let issuer: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
});
afterAll(() => void stub.close());

const departure = { redirectUrl: 'https://optics.example.org/login', state: 's', verifier: 'v', nonce: 'n' };
const provider = (clientSecret = 'secret') =>
  wechatProvider(
    {
      id: 'wechat',
      kind: 'wechat',
      name: 'WeChat',
      issuer,
      clientId: 'app',
      clientSecret,
      scope: 'snsapi_login',
      sites: null,
    },
    2,
  );

test('WeChat’s address names the application, the way back and the state, and ends as WeChat wants it', () => {
  expect(
    wechatAddress({ clientId: 'app', redirectUrl: departure.redirectUrl, scope: 'snsapi_login', state: 's' }),
  ).toBe(
    'https://open.weixin.qq.com/connect/qrconnect?appid=app&redirect_uri=https%3A%2F%2Foptics.example.org%2Flogin&response_type=code&scope=snsapi_login&state=s#wechat_redirect',
  );
});

test('someone is known by unionid where WeChat gives one', () => {
  expect(wechatSubject({ access_token: 't', openid: 'o' })).toEqual({ openId: 'o', subject: 'o' });
  expect(wechatSubject({ access_token: 't', openid: 'o', unionid: 'u' })).toEqual({ openId: 'o', subject: 'u' });
  expect(wechatSubject({ errcode: 40029, openid: 'o', access_token: 't' })).toBeUndefined();
});

test('a code is exchanged with the secret; a spent code or a wrong secret proves nothing', async () => {
  expect(await provider().identify(departure, { code: 'good', issuer: undefined })).toEqual({
    subject: 'union-1',
    name: 'name of open-1',
    orcid: null,
  });
  expect(await provider().identify(departure, { code: 'spent', issuer: undefined })).toBeUndefined();
  expect(await provider('wrong').identify(departure, { code: 'good', issuer: undefined })).toBeUndefined();
});

test('a provider that leads elsewhere is not followed: the secret stays where it belongs', async () => {
  await expect(provider().identify(departure, { code: 'moved', issuer: undefined })).rejects.toThrow();
  expect(visitsElsewhere).toBe(0);
});
