import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type PortalProcess, portalProcess } from '../support/portal-process.ts';
import { asSite, publishIssue, storeAlerts } from './stored-alerts.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const members = 1_000;
const papers = 30;
const kills = 20;
/** So many mails one worker sends at the same time. */
const inFlight = 2;
/** A dead worker is missed after 60 s, and its jobs are looked for every 30 s. */
const secondsToCatchUp = 400;
let server: MailServer;
let worker: PortalProcess;

beforeAll(async () => {
  server = await startMailServer({ milliseconds: 10 });
  worker = portalProcess('worker', {
    ...portal.soundEnvironment,
    IMPRINT_SMTP_URL: server.url,
    IMPRINT_DIGEST_SECONDS: '12',
  });
});
afterAll(async () => {
  await worker?.kill();
  await server?.stop();
});

it('sends each member one digest of a new issue, though the worker is killed again and again', async () => {
  const random = seededRandom(8);
  await storeAlerts(portal, opticsNumber, members);
  await publishIssue(portal, opticsNumber, papers);

  let killed = 0;
  while (killed < kills) {
    const before = server.mails.length;
    worker.start();
    await until('mails arrive', async () => server.mails.length > before + random() * 20, secondsToCatchUp);
    await sleep(random() * 50);
    await worker.kill();
    killed++;
  }
  const sentBefore = server.mails.length;
  worker.start();
  const unsettled = () => asSite(portal, opticsNumber, 'select from digest where settled_at is null');
  await until('every digest is sent', async () => (await unsettled()).length === 0, secondsToCatchUp);

  const idsOf = new Map<string, Set<string>>();
  for (const { to, messageId } of server.mails) idsOf.set(to, (idsOf.get(to) ?? new Set()).add(messageId));
  const repeated = server.mails.length - idsOf.size;
  console.log(
    `${server.mails.length} mails to ${idsOf.size} members, ${repeated} repeated; ${sentBefore} before the last kill`,
  );
  expect(idsOf.size).toBe(members);
  expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  expect(repeated).toBeLessThanOrEqual(kills * inFlight);
  expect(await asSite(portal, opticsNumber, 'select distinct run from digest')).toHaveLength(1);
}, 1_800_000);
