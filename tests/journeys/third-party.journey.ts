import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { atOptics } from './as-owner.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

/** A visitor whom the sample provider knows as a member of ours. */
async function knownVisitor() {
  const visitor = await arrive();
  const { id, userName } = await signIn(visitor.context, 'optics');
  const subject = randomUUID();
  await atOptics([
    "insert into account_identity (provider, subject, account_id) values ('sample', $1, $2)",
    [subject, id],
  ]);
  await visitor.context.clearCookies();
  await fetch(`${inject('issuer')}/become/${subject}`);
  return { ...visitor, userName };
}

describe('a login at another provider', () => {
  test.each([
    ['goes back to the previous page', '/login?url=%2Fcontact%3Flang%3Den&lang=en', '/contact'],
    ['without a previous page goes home, to /homeNav', '/login?lang=en', '/homeNav'],
  ])('brings a state and a code back, which are exchanged for the member, and %s', async (_, login, target) => {
    const { page, open, userName } = await knownVisitor();
    const exchanged = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname.endsWith('/api/loginByIds') && searchParams.has('state') && searchParams.has('code');
    });
    await open('optics', login);
    await page.locator('[data-provider="sample"]').click();
    await exchanged;
    await page.waitForURL((url) => url.pathname === target);
    expect(await page.locator('[data-part="account"] > button bdi').textContent()).toBe(userName);
  });
});
