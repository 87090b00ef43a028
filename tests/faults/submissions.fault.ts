import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMail } from '../../ops/native/read-mail.ts';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type PortalProcess, portalProcess } from '../support/portal-process.ts';
import { ask } from './ask.ts';
import { asSite } from './stored-alerts.ts';
import { type Caller, storeCaller, storeDrafts } from './stored-submissions.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const submissions = 240;
const kills = 30;
/** So many mails one worker sends at the same time. */
const inFlight = 2;
/** A dead worker is missed after 60 s, its jobs are looked for every 30 s, and a worker sends two mails a second. */
const secondsToCatchUp = 600;
/** People read before they press a button; so something is going on at every kill. */
const pauseMilliseconds = 30;
const authorAddress = 'author-of-samples@example.org';
let mails: MailServer;
let server: PortalProcess;
let worker: PortalProcess;

beforeAll(async () => {
  mails = await startMailServer({ milliseconds: 5 });
  const environment = { ...portal.soundEnvironment, IMPRINT_SMTP_URL: mails.url };
  await portal.server.kill();
  server = portalProcess('server', environment);
  worker = portalProcess('worker', environment);
});
afterAll(async () => {
  await Promise.all([server?.kill(), worker?.kill()]);
  await mails?.stop();
});

/** What someone was told is done: the log against which everything is held in the end. */
interface Acknowledged {
  readonly sent: Map<string, string>;
  readonly decided: Map<string, 'accept' | 'decline'>;
}

const letterOf = (id: string): string => `The sample letter about ${id}.`;

it('loses no submission and no decision that was acknowledged, and no mail, though server and worker are killed again and again', async () => {
  const random = seededRandom(10);
  const author = await storeCaller(portal, { userName: 'author-of-samples', email: authorAddress });
  const editor = await storeCaller(portal, { userName: 'editor-of-samples', email: null, editorOf: opticsNumber });
  const ids = await storeDrafts(portal, opticsNumber, author.account, submissions);
  const acknowledged: Acknowledged = { sent: new Map(), decided: new Map() };
  const toSend = ids.toReversed();
  const toDecide: string[] = [];
  let isOver = false;

  const people = Promise.all([
    keepDoing(toSend, (id) => sendOne(author, id, acknowledged), toDecide),
    keepDoing(toDecide, (id) => decideOne(editor, id, acknowledged)),
  ]);

  for (let killed = 0; killed < kills; killed++) {
    if (!server.running) server.start();
    if (!worker.running) worker.start();
    await until('the server is ready', async () => (await ask(portal.serverPort, '/healthz')).http === 200, 60);
    await sleep(random() * 600);
    // Now one of them, now both.
    if (killed % 3 !== 1) await server.kill();
    if (killed % 3 !== 0) await worker.kill();
  }
  const doneBefore = acknowledged.decided.size;
  if (!server.running) server.start();
  if (!worker.running) worker.start();
  await until('all is decided', async () => acknowledged.decided.size === submissions, secondsToCatchUp);
  isOver = true;
  await people;
  const overdue = () =>
    asSite(portal, opticsNumber, 'select from submission_mail where sent_at is null and refused is null');
  await until('every mail is sent', async () => (await overdue()).length === 0, secondsToCatchUp);

  const rows = await asSite<{
    id: string;
    state: string;
    number: string;
    sent: number;
    decided: number;
    letter: string;
  }>(
    portal,
    opticsNumber,
    `select submission_id::text as id, state, number,
       (select count(*)::int from submission_event e where e.submission_id = s.submission_id and what = 'sent') as sent,
       (select count(*)::int from submission_event e where e.submission_id = s.submission_id and what in ('accepted', 'declined')) as decided,
       (select max(text) from submission_event e where e.submission_id = s.submission_id and what in ('accepted', 'declined')) as letter
     from submission s where account_id = $1`,
    [author.account],
  );
  expect(rows).toHaveLength(submissions);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(submissions);
  for (const { id, state, number, sent, decided, letter } of rows) {
    expect({ id, number: acknowledged.sent.get(id) ?? number, sent, decided, letter }).toEqual({
      id,
      number,
      sent: 1,
      decided: 1,
      letter: letterOf(id),
    });
    expect(state).toBe(acknowledged.decided.get(id) === 'accept' ? 'accepted' : 'declined');
  }

  const idsOf = new Map<string, Set<string>>();
  for (const [place, { to, messageId, raw }] of mails.mails.entries()) {
    const { text } = readMail(place, [to], raw);
    const submission = /childId=(\d+)/.exec(text)?.[1] ?? '';
    const what = `${submission} ${text.includes(letterOf(submission)) ? 'decision' : 'received'}`;
    idsOf.set(what, (idsOf.get(what) ?? new Set()).add(messageId));
  }
  const repeated = mails.mails.length - idsOf.size;
  console.log(
    `${kills} kills, ${doneBefore} decisions before the last one; ${mails.mails.length} mails for ${idsOf.size} reasons, ${repeated} repeated`,
  );
  expect([...idsOf.keys()].toSorted()).toEqual(ids.flatMap((id) => [`${id} decision`, `${id} received`]).toSorted());
  expect([...idsOf.values()].filter((messageIds) => messageIds.size !== 1)).toEqual([]);
  expect(repeated).toBeLessThanOrEqual(kills * inFlight);

  async function keepDoing(waiting: string[], work: (id: string) => Promise<boolean>, next?: string[]) {
    while (!isOver) {
      await sleep(pauseMilliseconds);
      const id = waiting.pop();
      if (id === undefined) await sleep(20);
      else if (await work(id)) next?.unshift(id);
      else {
        waiting.push(id);
        await sleep(50);
      }
    }
  }
}, 1_800_000);

/** As a page would: without an answer it looks how things stand and tries again. */
async function sendOne(author: Caller, id: string, { sent }: Acknowledged): Promise<boolean> {
  const seen = dataOf(await author.get(`/front/submission/detail?id=${id}`));
  if (!seen) return false;
  if (seen.state !== 'draft') return true;
  const answer = await author.post('/front/submission/send', { id, revision: seen.revision });
  const number = answer.http === 200 ? dataOf(answer)?.number : undefined;
  if (number) sent.set(id, number);
  return number !== undefined;
}

async function decideOne(editor: Caller, id: string, { decided }: Acknowledged): Promise<boolean> {
  const seen = dataOf(await editor.get(`/console/submission?id=${id}`));
  if (!seen) return false;
  const decision = BigInt(id) % 2n === 0n ? 'accept' : 'decline';
  if (seen.state === 'accepted' || seen.state === 'declined') {
    decided.set(id, decision);
    return true;
  }
  const wanted = { id, revision: seen.revision, decision, letter: letterOf(id) };
  const answer = await editor.post('/console/submission/decide', wanted);
  if (answer.http === 200) decided.set(id, decision);
  return answer.http === 200;
}

function dataOf({ http, text }: { http: number; text: string }) {
  if (http !== 200) return undefined;
  return (JSON.parse(text) as { data: { state: string; revision: number; number?: string } }).data;
}
