import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { awaitCode, phoneMailbox } from './mailbox.ts';
import { currentMessages } from './messages.ts';
import { untilQuiet } from './quiet.ts';
import { specifiedWords } from './specified-words.ts';
import { useBrowser, useVisitors } from './visit.ts';

const arrive = useVisitors();
const enter = useBrowser();
const password = 'Lichtung8Wege';
const name = (field: string) => `[name="${field}"]`;
const submit = (page: Page) => page.locator('[data-part~="account-card"] form button[type="submit"]').first();
const problem = (page: Page, field: string) =>
  page.locator(`div:has(> div > ${name(field)}, > ${name(field)}) > [data-part="field-problem"]`);

async function sendCode(page: Page, mobile: string, after = 0) {
  const button = page.locator('[data-part="send-code"]');
  await button.click();
  const sent = await awaitCode(phoneMailbox(mobile), after);
  // The countdown: so many seconds until it can be sent again.
  await page.locator('[data-part="send-code"]:disabled', { hasText: /[1-6]\d|[1-9]/ }).waitFor();
  await page.locator(name('code')).fill(sent.code);
  return sent.mail;
}

async function signOut(page: Page) {
  await page.locator('[data-part="account"] > button').click();
  await page.locator('#account-menu button').click();
  await page.locator('[data-part="sign-in"]').waitFor();
}

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = currentMessages(language);

  test('someone registers, and comes in again by password, by code, with a passkey, through another provider and with a new password', async () => {
    const { page, context, open, leave } = await enter();
    const mobile = `138${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    const userName = `reader${randomInt(10 ** 9)}`;
    const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

    // Register: the rules of the form first, then for real.
    await open('optics', at('/register?url=/contact'));
    expect((await axeFindings(page)).join('\n')).toBe('');
    await submit(page).click();
    expect(await problem(page, 'userName').textContent()).toBe(say('failure.userNameRequired'));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('userName');
    expect(await page.locator('[data-part="field-problem"]').allTextContents()).toContain(
      say('failure.agreementNotAccepted'),
    );
    await page.locator(name('userName')).fill(userName);
    await page.locator(name('name')).fill(language === 'zh' ? '示例读者' : 'Sample Reader');
    await page.locator(name('receiver')).fill('12345');
    await page.locator('[data-part="send-code"]').click();
    expect(await problem(page, 'receiver').textContent()).toBe(say('failure.phoneFormat'));
    await page.locator(name('receiver')).fill(mobile);
    const first = await sendCode(page, mobile);
    await page.locator(name('password')).fill(`${userName}Aa1`);
    await page.locator(name('confirmPassword')).fill('another');
    for (const field of ['optics', 'lasers', 'plasma', 'imaging', 'sensing', 'one too many'])
      await page.locator(name('researchFields')).pressSequentially(`${field},`);
    expect(await problem(page, 'researchFields').textContent()).toBe(say('failure.chooseMaximumFive'));
    await submit(page).click();
    expect(await problem(page, 'password').textContent()).toBe(say('failure.passwordContainsUserName'));
    expect(await problem(page, 'confirmPassword').textContent()).toBe(say('failure.passwordMismatch'));
    await page.locator(name('password')).fill(password);
    await page.locator(name('confirmPassword')).fill(password);
    await page.locator(name('agreed')).check();
    await submit(page).click();
    await page.waitForURL(/\/contact/);
    await page.getByText(say('ui.success.register')).waitFor();
    expect(await page.locator('[data-part="account"] > button bdi').textContent()).toBe(userName);
    await signOut(page);

    // By password, back to where one was.
    await open('optics', at('/contact'));
    await page.locator('[data-part="sign-in"]').click();
    await page.waitForURL(/\/login\?/);
    await untilQuiet(page);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.locator(name('name')).fill(userName);
    await page.locator(name('password')).fill(password);
    await submit(page).click();
    await page.waitForURL(/\/contact/);
    await page.getByText(say('ui.success.login'), { exact: true }).waitFor();
    await signOut(page);

    // By SMS code; the device can make a passkey, so one is offered and made.
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await open('optics', at('/quickLogin?url=/contact'));
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.locator(name('receiver')).fill(mobile);
    const second = await sendCode(page, mobile, first);
    await submit(page).click();
    await page.locator('[data-part="passkey-offer"] button').first().click();
    await page.waitForURL(/\/contact/);
    await signOut(page);

    // With the passkey: no name, no password.
    await open('optics', at('/login?url=/contact'));
    await page.locator('[data-part="passkey-login"]').click();
    await page.waitForURL(/\/contact/);
    expect(await page.locator('[data-part="account"] > button bdi').textContent()).toBe(userName);
    await open('optics', at('/accountBinding'));
    expect(await page.locator('[data-part="bindings"]').getAttribute('data-state')).toBe('linkedWithPassword');
    expect(await page.locator('[data-part="passkeys"] li').count()).toBe(1);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await signOut(page);

    // Through another provider: not known yet, so the account binding asks once; then known.
    await fetch(`${inject('issuer')}/become/${userName}`);
    await open('optics', at('/login?url=/contact'));
    await page.locator('[data-provider="sample"]').click();
    await page.waitForURL(/\/accountBinding/);
    await page.getByText(say('failure.userNotFoundBind')).waitFor();
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.locator(name('name')).fill(userName);
    await page.locator(name('password')).fill(password);
    await submit(page).click();
    // A password alone adds no way in where there is a passkey.
    await page.getByText(say('failure.secondFactorRequired')).waitFor();
    await page.locator('[data-part="passkey-login"]').click();
    await page.waitForURL(/\/contact/);
    await signOut(page);
    await open('optics', at('/login?url=/contact'));
    await page.locator('[data-provider="sample"]').click();
    await page.waitForURL(/\/contact/);
    expect(await page.locator('[data-part="account"] > button bdi').textContent()).toBe(userName);
    await signOut(page);

    // To reset password: a forgotten one is replaced by a code.
    await open('optics', at('/forgetCode?url=/contact'));
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.locator(name('receiver')).fill(mobile);
    await submit(page).click();
    expect(await problem(page, 'code').textContent()).toBe(say('failure.verificationCodeRequired'));
    await sendCode(page, mobile, second);
    await page.locator(name('password')).fill(`${password}2`);
    await page.locator(name('confirmPassword')).fill(`${password}2`);
    await submit(page).click();
    await page.getByText(specifiedWords('tables/specified-words.tsv', language)('password reset')).waitFor();
    await page.locator('[data-part~="reset"] a').first().click();
    await untilQuiet(page);
    await page.locator(name('name')).fill(userName);
    await page.locator(name('password')).fill(`${password}2`);
    await submit(page).click();
    await page.waitForURL(/\/contact/);
    // The refusal above is all that the browser complains about.
    expect(await leave()).toEqual([expect.stringContaining('/api/thirdBind answered 403')]);
  });
});

/** What someone writes into which field, and the words of the specification, or ours, that stand below it then. */
const rules: readonly (readonly [field: string, written: string, message: string])[] = [
  ['userName', '', 'Please enter a user name.'],
  ['name', '', 'Please enter your name.'],
  ['name', 'R2-D2', 'The name format is incorrect.'],
  ['receiver', '', 'Please enter your phone number.'],
  ['receiver', '12345', 'Phone number format incorrect, please try again.'],
  ['receiver', 'reader@', 'E-mail format is incorrect'],
  ['code', '', 'Please fill in the verification code'],
  ['password', '', 'Please enter your password.'],
  ['password', 'Short1', 'The password must have 8 to 20 characters.'],
  ['password', 'Much2LongForAnyPassword', 'The password must have 8 to 20 characters.'],
  ['password', 'onlylower1', 'The password must contain digits, upper-case and lower-case letters.'],
  ['password', 'With space1', 'The password must not contain spaces.'],
  ['password', 'sampleReader1', 'The password must not equal or contain the user name.'],
  ['password', 'Password123', 'This password is too common and easy to guess. Please choose another.'],
  ['confirmPassword', 'Other8Words', 'Passwords do not match, please try again'],
  ['researchFields', '', 'Please enter your research field.'],
  ['researchFields', 'a,b,c,d,e,f', 'Choose a maximum of 5'],
];

test('each rule of the register form has its message, and the first wrong field is led to', async () => {
  const { page, open } = await arrive();
  await open('optics', '/register?lang=en');
  await submit(page).click();
  expect(await page.locator('[data-part="field-problem"]').allTextContents()).toContain(
    'Please click to accept the user agreement first',
  );
  for (const [field, written, message] of rules) {
    await page.locator(name('userName')).fill(field === 'userName' ? written : 'sampleReader');
    if (field !== 'userName') await page.locator(name(field)).fill(written);
    await submit(page).click();
    expect(await problem(page, field).textContent(), `${field}: ${written}`).toBe(message);
    const described = await page.locator(name(field)).getAttribute('aria-describedby');
    expect(await problem(page, field).getAttribute('id')).toBe(described?.split(' ')[0]);
  }
});

test('a visitor finds the way in without JavaScript', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', '/contact?lang=en');
  await page.locator('[data-part="sign-in"]').click();
  expect(await page.locator('h1').textContent()).toBe('Sign in');
  expect(new URL(page.url()).searchParams.get('url')).toBe('/contact?lang=en');
});
