import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { expect, inject } from 'vitest';
import { axeFindings } from '../axe.ts';
import { awaitMail } from '../mailbox.ts';
import type { Visitor } from '../visit.ts';
import { goTo } from './menu.ts';
import { newcomer, register, setUpApp } from './newcomer.ts';

/** How long a walk took up to each of its steps, in seconds. */
function stopwatch() {
  const began = Date.now();
  const steps: string[] = [];
  return {
    reached: (what: string) => void steps.push(`${what} ${Math.round((Date.now() - began) / 1_000)} s`),
    said: () => steps.join(', '),
  };
}

/**
 * An operator makes a site, its owner comes by the mail without an account and sits down at the console. The first operator of an
 * installation is made by the one command that is run once in its life.
 */
export async function makeSite(arrive: () => Promise<Visitor>) {
  // Named here, so that whoever walks a second time is someone else.
  const sld = `sample-journal-${randomInt(10 ** 4)}`;
  const operator = newcomer('operator');
  const owner = newcomer('owner');

  const chair = await arrive();
  await chair.open('optics', '/register?url=/console&lang=en');
  await register(chair.page, operator);
  await chair.page.getByRole('heading', { name: 'You do not work at this site' }).waitFor();
  execFileSync(process.execPath, ['build/server/main.js', 'operator', 'add', operator.userName], {
    env: inject('environment'),
  });
  await chair.open('optics', '/console?lang=en');
  await setUpApp(chair.page);
  await chair.page.getByRole('heading', { name: 'Dashboard' }).waitFor();

  const watch = stopwatch();
  await goTo(chair.page, 'All sites');
  await chair.page.getByRole('link', { name: 'New site', exact: true }).click();
  await chair.page.getByRole('textbox', { name: 'Subdomain' }).fill(sld);
  await chair.page.getByRole('textbox', { name: 'Chinese' }).fill('示例学报');
  await chair.page.getByRole('textbox', { name: 'English' }).fill('Journal of Samples');
  await chair.page.getByLabel('E-mail of its owner').fill(owner.email);
  await chair.page.getByRole('button', { name: 'Create the site' }).click();
  await chair.page.getByRole('heading', { name: 'The site is there' }).waitFor();
  await chair.page.getByText('The owner has been invited by mail.').waitFor();
  watch.reached('site');

  const { page, open } = await arrive();
  const mail = await awaitMail(owner.email);
  const link = new URL(/https?:\/\/\S+invitation\?code=\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.hostname).toBe(`${sld}.localhost`);
  await open(sld, `${link.pathname}${link.search}&lang=en`);
  await page.getByText('You are invited to work at Journal of Samples as: Owner.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await register(page, owner, mail.id);
  await page.getByText('You are invited to work at Journal of Samples as: Owner.').waitFor();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await setUpApp(page);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  watch.reached('owner');
  return { sld, page, watch };
}
