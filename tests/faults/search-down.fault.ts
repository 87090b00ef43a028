import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { startMailServer } from '../support/mail-server.ts';
import { portalProcess } from '../support/portal-process.ts';
import { ask } from './ask.ts';
import { asSite, publishIssue, storeAlerts } from './stored-alerts.ts';
import { indexedRevisions, itemId, renameItem, storedMarks, storedRevisions, storeItem } from './stored-items.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const items = 20;
const readers = 5;
const indexMarks = async () => (await storedMarks(portal)).filter(({ sink }) => sink === 'index');
const purgeMarks = async () => (await storedMarks(portal)).filter(({ sink }) => sink === 'edge');

const indexIsComplete = async () => {
  const stored = await storedRevisions(portal);
  const indexed = await indexedRevisions(portal);
  return [...stored].every(([id, revision]) => indexed.get(id) === revision);
};

it('keeps a worker that starts while the search index is gone, and lets it begin when the index is back', async () => {
  for (let place = 0; place < items; place++) await storeItem(portal, opticsNumber, place);
  await portal.engines.search.refuse();
  portal.worker.start();
  await sleep(4_000);
  const survived = portal.worker.running;
  await portal.engines.search.forward();
  if (!survived) portal.worker.start();
  await until('everything is indexed', indexIsComplete, 90);
  expect(survived).toBe(true);
});

it('lets a worker that is restarted while the search index is gone purge and mail all the same', async () => {
  await portal.worker.kill();
  const mail = await startMailServer({ milliseconds: 10 });
  const settings = { IMPRINT_SMTP_URL: mail.url, IMPRINT_DIGEST_SECONDS: '12' };
  const worker = portalProcess('worker', { ...portal.environment, ...settings });
  try {
    await portal.engines.search.refuse();
    await storeAlerts(portal, opticsNumber, readers);
    // What keywords find is asked of the index, and waits for it.
    await asSite(portal, opticsNumber, "delete from alert where what = 'keywords'");
    await publishIssue(portal, opticsNumber, 2);
    worker.start();
    await until('all purges are done', async () => (await purgeMarks()).length === 0, 60);
    await until('every reader has a mail', async () => new Set(mail.mails.map(({ to }) => to)).size === readers, 120);
    expect((await indexMarks()).length).toBeGreaterThan(0);
    expect(worker.running).toBe(true);
  } finally {
    await portal.engines.search.forward();
    await worker.kill();
    await mail.stop();
  }
});

describe.each(['refuse', 'hang'] as const)('while the search index does %s', (trouble) => {
  it('all pages are shown, changes wait, purges go on, and the index catches up by itself', async () => {
    if (!portal.worker.running) portal.worker.start();
    await until('everything is indexed', indexIsComplete, 90);
    await until('all purges are done', async () => (await purgeMarks()).length === 0);
    await portal.engines.search[trouble]();
    for (let place = 0; place < items; place++) await renameItem(portal, opticsNumber, place, `Sample, ${trouble}`);

    for (let round = 0; round < 20; round++) {
      const heard = await ask(portal.serverPort, '/homeNav');
      expect(heard.http).toBe(200);
      await sleep(200);
    }
    const waiting = await indexMarks();
    const purgesLeft = await until('all purges are done', async () => (await purgeMarks()).length === 0, 20).then(
      () => 0,
      async () => (await purgeMarks()).length,
    );
    await portal.engines.search.forward();
    await until('the index caught up', indexIsComplete, 90);

    expect(waiting.length).toBe(items);
    expect(waiting.filter(({ parked }) => parked)).toEqual([]);
    expect(purgesLeft).toBe(0);
    expect((await indexedRevisions(portal)).has(itemId(opticsNumber, 0))).toBe(true);
  });
});
