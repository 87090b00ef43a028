import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { createWorker } from '../../src/processes/worker.ts';
import { storeConsoleUser } from '../support/console-users.ts';
import { useHookServer } from '../support/hook-server.ts';
import type { SampleMember } from '../support/members.ts';
import { storeArticle } from '../support/sample-article.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';
import { pythonWith } from './tools/python.ts';

const host = 'optics.localhost';
const paper = idOf(1, 1);
const hooks = useHookServer();
let owner: SampleMember;

const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
    await storeArticle(app, 1, paper, { item: { doi: '10.5555/light', source_key: '10.5555/light' } });
    await app.server.listen({ port: 0, host: '127.0.0.1' });
  },
  async () => ({ IMPRINT_OUTGOING_LOOPBACK: 'yes' }),
);

/** What the library of COAR Notify, which others wrote, says: a line for each notification. */
function coarNotify(words: readonly string[], input: unknown = null): Promise<unknown[]> {
  const python = join(pythonWith({ name: 'coarnotify', version: '1.0.1.4' }), 'bin', 'python');
  const child = spawn(python, [join(import.meta.dirname, 'clients', 'notify_coar.py'), ...words]);
  let [heard, problems] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (heard += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (problems += text));
  child.stdin.end(JSON.stringify(input));
  return new Promise((resolve, reject) =>
    child.once('close', (code) =>
      code === 0
        ? resolve(
            heard
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line)),
          )
        : reject(new Error(problems)),
    ),
  );
}

const post = async (call: string, body: object) =>
  (await portal.post(host, `/console/notify/${call}`, body, owner.headers)).data;

test('what the library of COAR Notify sends is taken, and what is sent from here it finds valid; spoilt it does not', async () => {
  const service = await post('services/save', {
    id: null,
    isNotified: true,
    name: 'Sample Reviews',
    origin: 'https://reviews.example.org/system',
    inbox: hooks.address('/inbox'),
    offers: ['review', 'endorsement'],
  });
  const { port } = portal.server.server.address() as AddressInfo;
  const sent = await coarNotify(['send', `http://${host}:${port}/inbox`, 'https://doi.org/10.5555/light']);
  expect(sent).toEqual([
    ['AnnounceReview', 'accepted'],
    ['AnnounceEndorsement', 'accepted'],
    ['AnnounceRelationship', 'accepted'],
  ]);
  const elsewhere = await coarNotify(['send', `http://${host}:${port}/inbox`, 'https://doi.org/10.5555/nowhere']);
  expect(elsewhere.map((one) => (one as string[])[1])).toEqual(Array(3).fill('Unexpected response: 422'));

  const { sending } = portal.app.coarNotify;
  const work = async () => {
    while ((await sending.now()) > 0) await sending.idle();
  };
  for (const kind of ['review', 'endorsement']) {
    const { id } = await post('requests/add', { paper: '10.5555/light', service: service.id, kind });
    await work();
    await post('requests/undo', { id });
    await work();
  }
  await storeRows(portal, 1, 'sub_article', [
    { article_id: paper, position: 1, type: 'referee-report', titles: { en: 'Report 1' }, published_on: '2999-01-01' },
  ]);
  await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await portal.owner.query(`update item set published_on = '2999-01-01' where id = $1`, [paper]);
  const worker = createWorker(portal.app);
  while ((await worker.once()) > 0);
  await work();
  const ours = hooks.at('/inbox').map(({ body }) => JSON.parse(body));
  expect((await coarNotify(['judge'], ours)).toSorted()).toEqual([
    ['AnnounceReview', null],
    ['RequestEndorsement', null],
    ['RequestReview', null],
    ['UndoOffer', null],
    ['UndoOffer', null],
  ]);
  const [offer] = ours;
  const spoilt = [
    { ...offer, origin: undefined },
    { ...offer, object: undefined },
    { ...offer, target: { ...offer.target, id: 'nowhere' } },
    { ...ours[1], inReplyTo: 'urn:uuid:another' },
  ];
  for (const verdict of await coarNotify(['judge'], spoilt)) expect(verdict).toEqual([null, expect.any(String)]);
}, 240_000);
