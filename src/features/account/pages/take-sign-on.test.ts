import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { success } from '../../../platform/kernel/result.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { guardSignOn } from './take-sign-on.server.ts';

async function open(address: string) {
  const call = vi.fn(async () => success({ taken: true }));
  const context = new RouterContextProvider();
  context.set(pageRequest, { call } as never);
  const request = new Request(address);
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

test('an address with two slashes leads to no other host', async () => {
  const { response } = await open('https://optics.localhost//elsewhere.example/?signOn=abc');
  expect(response?.headers.get('location')).toBe('/elsewhere.example/');
});

test('a raw token or user name in the address is not looked at', async () => {
  const { call, response } = await open('https://optics.localhost/contact?token=abc&userName=lihua&commonToken=abc');
  expect(call).not.toHaveBeenCalled();
  expect(response).toBeUndefined();
});
