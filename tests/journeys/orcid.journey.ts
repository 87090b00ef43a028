import { describe, expect, inject, test, vi } from 'vitest';
import { atOptics } from './as-owner.ts';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { currentMessages } from './messages.ts';
import { untilQuiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 400_000 });

describe.each([
  ['zh', 360, '0009-9999-0000-0019'],
  ['en', 1440, '0009-9999-0000-0027'],
] as const)('in %s', (language, width, iD) => {
  const say = currentMessages(language);

  test('an author lets the site add their papers at ORCID, sees them there and takes it back', async () => {
    const { page, context, open } = await arrive({ viewport: { width, height: 900 } });
    const { id } = await signIn(context, 'optics');
    await atOptics(
      ['update account set orcid = $1 where account_id = $2', [iD, id]],
      ["insert into account_identity (provider, subject, account_id) values ('orcid', $1, $2)", [iD, id]],
      [
        `update contributor set orcid = $1 where site_id = 1 and role = 'author' and position = 1 and article_id in (
           select id from item where site_id = 1 and kind = 'article' and status = 'published' and doi is not null order by id limit 2)`,
        [iD],
      ],
    );
    await fetch(`${inject('orcid')}/become/${iD}`);
    const section = page.locator('[data-part="orcid-works"]');
    const show = () => open('optics', `/personalAccount?lang=${language}`);

    await show();
    expect(await section.textContent()).toContain(say('orcidWorks.offer'));
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `orcid-offer-${language}`);
    await untilQuiet(page);
    await page.locator('[data-part="orcid-allow"]').focus();
    await page.keyboard.press('Enter');
    // To ORCID and back.
    await section.locator('[data-state="given"]').waitFor();
    await vi.waitFor(
      async () => {
        await show();
        const states = await section.locator('[data-work]').evaluateAll((all) => all.map((one) => one.dataset.work));
        expect(states).toEqual(['present', 'present']);
      },
      { timeout: 180_000, interval: 1_000 },
    );
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await keepPicture(page, `orcid-given-${language}`);

    await untilQuiet(page);
    await page.locator('[data-part="orcid-withdraw"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-part="confirm"] button[value="yes"]').click();
    await vi.waitFor(
      async () => {
        await show();
        expect(await section.textContent()).toContain(say('orcidWorks.offer'));
      },
      { timeout: 120_000, interval: 1_000 },
    );
  });
});
