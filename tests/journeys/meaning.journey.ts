import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { ask } from '../faults/ask.ts';
import { modelEnvironment } from '../support/engines.ts';
import { bundle, portalProcess } from '../support/portal-process.ts';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

// What a reader sees of meaning, on a server that has models; the others of these journeys search by words.

const arrive = useVisitors();
let port = 0;
let server: ReturnType<typeof portalProcess> | undefined;

beforeAll(async () => {
  port = await freePort();
  const environment = {
    ...inject('environment'),
    ...modelEnvironment(),
    IMPRINT_PAGES_GB: '0',
    IMPRINT_PORT: String(port),
    IMPRINT_METRICS_PORT: String(await freePort()),
  };
  await promisify(execFile)(process.execPath, [bundle, 'reindex', '--family', 'meanings'], { env: environment });
  server = portalProcess('server', environment);
  server.start();
  for (let attempt = 0; (await ask(port, '/healthz')).http !== 200; attempt++) {
    if (attempt > 300) throw new Error('The server did not answer.');
    await sleep(200);
  }
}, 180_000);

afterAll(async () => server?.stop());

const questions = {
  en: { words: 'rewritable memory crystals', said: 'Found by meaning, not by your words', named: /glass/ },
  zh: { words: '反复涂写的颜料', said: '语义相近，未含检索词', named: /玻璃/ },
} as const;

test.each(walkedIn('zh'))('in %s a work without the words is found, and says why', async (lang) => {
  const { words, said, named } = questions[lang];
  const { page } = await arrive();
  const address = `http://optics.localhost:${port}/searchFrame?q=${encodeURIComponent(words)}&lang=${lang}`;
  const found = page.locator('[data-part="hit"]').filter({ hasText: said }).filter({ hasText: named });
  // A model that is loaded for the first question may be late for it.
  for (let attempt = 0; attempt < 10 && (await found.count()) === 0; attempt++) {
    await page.goto(address);
    await untilQuiet(page);
  }
  expect(await found.count()).toBeGreaterThan(0);
  expect((await axeFindings(page)).join('\n')).toBe('');
  await keepPicture(page, `meaning-${lang}-1440`);
  await page.setViewportSize({ width: 360, height: 740 });
  await keepPicture(page, `meaning-${lang}-360`);
});
