import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { success } from '../../../../platform/kernel/result.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { guardSignOn } from './take-sign-on.server.ts';

async function open(address: string, site = 'same-site', signedIn = false) {
  const call = vi.fn(async () => success({ taken: true }));
  const context = new RouterContextProvider();
  context.set(pageRequest, { call, signedIn } as never);
  const request = new Request(address, { headers: { 'sec-fetch-site': site } });
  const went = await Promise.resolve(guardSignOn({ request, context } as never, (() => {}) as never)).catch(
    (response: Response) => response,
  );
  return { call, response: went instanceof Response ? went : undefined };
}

test('a code in the address is exchanged, and the reader goes on to the clean address, which nobody keeps', async () => {
  const { call, response } = await open('https://optics.localhost/contact?lang=en&signOn=abc');
  expect(call).toHaveBeenCalledWith('POST /api/signOn/take', { signOn: 'abc' });
  expect(response?.status).toBe(302);
  expect(response?.headers.get('location')).toBe('/contact?lang=en');
  expect(response?.headers.get('cache-control')).toBe('private, no-store');
});

test.each(['cross-site', 'none', ''])(
  'who comes from elsewhere (%j) is asked first, and nothing is exchanged',
  async (site) => {
    const { call, response } = await open('https://optics.localhost//contact?lang=en&signOn=abc', site);
    expect(call).not.toHaveBeenCalled();
    expect(response?.headers.get('location')).toBe('/login?signOn=abc&url=%2Fcontact%3Flang%3Den&lang=en');
    expect(response?.headers.get('cache-control')).toBe('private, no-store');
    const asking = await open(`https://optics.localhost${response?.headers.get('location')}`, site);
    expect([asking.response, asking.call.mock.calls]).toEqual([undefined, []]);
  },
);

test('who is logged in stays so and goes on: there is nothing to ask', async () => {
  const { call, response } = await open('https://optics.localhost/contact?signOn=abc', 'cross-site', true);
  expect(call).toHaveBeenCalledWith('POST /api/signOn/take', { signOn: 'abc' });
  expect(response?.headers.get('location')).toBe('/contact');
});

test('an address with two slashes leads to no other host', async () => {
  const { response } = await open('https://optics.localhost//elsewhere.example/?signOn=abc');
  expect(response?.headers.get('location')).toBe('/elsewhere.example/');
});

test('a raw token or user name in the address is not looked at', async () => {
  const { call, response } = await open('https://optics.localhost/contact?token=abc&userName=lihua&commonToken=abc');
  expect(call).not.toHaveBeenCalled();
  expect(response).toBeUndefined();
});
