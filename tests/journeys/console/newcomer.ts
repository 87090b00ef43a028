import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { codeOf, stepAt } from '../../../src/features/console/use-cases/time-codes.ts';
import { bytesOfBase32 } from '../../support/base32.ts';
import { awaitCode } from '../mailbox.ts';

/** Someone who has no account yet, and an app that shows codes. */
export interface Newcomer {
  readonly userName: string;
  readonly email: string;
  readonly password: string;
}

export const newcomer = (role: string): Newcomer => {
  const userName = `${role}${randomInt(10 ** 9)}`;
  return { userName, email: `${userName}@mail.localhost.test`, password: 'Lichtung8Wege' };
};

const field = (name: string) => `[data-part~="account-card"] [name="${name}"]`;

/** Fills the form of /register in, with the code that comes by mail after another one, and goes where it leads. */
export async function register(page: Page, { userName, email, password }: Newcomer, after = 0): Promise<void> {
  await page.locator(field('userName')).fill(userName);
  await page.locator(field('name')).fill('Sample Person');
  await page.locator(field('receiver')).fill(email);
  await page.locator('[data-part="send-code"]').click();
  await page.locator(field('code')).fill((await awaitCode(email, after)).code);
  await page.locator(field('password')).fill(password);
  await page.locator(field('confirmPassword')).fill(password);
  await page.locator(field('researchFields')).pressSequentially('optics,');
  await page.locator(field('agreed')).check();
  await page.locator('[data-part~="account-card"] form button[type="submit"]').first().click();
}

/** Sets an app up that shows codes, at /console/confirm, and writes its first code. Who just registered has shown password and mailbox. */
export async function setUpApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const secret = (await page.locator('[data-part="confirm-identity"] code').textContent()) ?? '';
  await page.locator('input[name="code"]').fill(codeOf(bytesOfBase32(secret), stepAt(new Date())));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}
