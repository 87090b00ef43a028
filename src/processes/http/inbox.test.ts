import { randomInt } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../tests/support/console-users.ts';
import { useHookServer } from '../../../tests/support/hook-server.ts';
import type { SampleMember } from '../../../tests/support/members.ts';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { sampleNotification } from '../../../tests/support/sample-notification.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { createApp } from '../create-app.ts';

vi.setConfig({ testTimeout: 60_000 });
const [host, origin] = ['optics.localhost', 'https://optics.localhost'];
const [paper, elsewhere] = [idOf(1, 1), idOf(2, 1)];
const reviews = 'https://reviews.example.org/system';
let owner: SampleMember;
let editor: SampleMember;

const hooks = useHookServer();
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeSite(app, { id: 2, sld: 'stranger' });
    owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
    editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
    await storeArticle(app, 1, paper, { item: { doi: '10.5555/light', source_key: '10.5555/light' } });
    await storeArticle(app, 1, idOf(1, 2), { item: { status: 'draft' } });
    await storeArticle(app, 2, elsewhere, { item: { doi: '10.5555/other', source_key: '10.5555/other' } });
    await app.owner.query("select set_config('app.reads', '1,2', false), set_config('app.writes', '1', false)");
  },
  async () => ({ IMPRINT_OUTGOING_LOOPBACK: 'yes' }),
);

const send = async (body: object | string, at = host, type = 'application/ld+json') => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { host: at, 'content-type': type };
  return portal.server.inject({ method: 'POST', url: '/inbox', headers, payload });
};
const review = (more: object = {}) =>
  sampleNotification({ origin: reviews, paper: `${origin}/article/doi/10.5555/light`, ...more });
const post = (call: string, body: object, who = editor) =>
  portal.post(host, `/console/notify/${call}`, body, who.headers);
const list = async (state = 'waiting') =>
  (await portal.get(host, `/console/notify?state=${state}`, editor.headers)).data;
const requests = async () => (await portal.get(host, '/console/notify/requests', editor.headers)).data.content;
const announced = async (at = host, id = paper) =>
  (await portal.get(at, `/front/front-article/announced?id=${id}`)).data?.announced;
/** What the paper's own page reads. */
const announcedWithPaper = async () => (await portal.get(host, `/front/front-article/${paper}`)).data.announced;
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const work = async () => {
  await rows("update notify_due set due_at = now() - interval '1 second'");
  await portal.app.coarNotify.sending.now();
  await portal.app.coarNotify.sending.idle();
};
const opens = async (openInbox: boolean) => {
  await rows(
    `insert into site_config (site_id, section, value) values (1, 'access', $1)
     on conflict (site_id, section) do update set value = excluded.value`,
    JSON.stringify({ jumpOrigins: [], frameAncestors: [], hostedPages: [], openInbox }),
  );
};
const service = (more: object = {}) => ({
  id: null,
  name: 'Sample Reviews',
  origin: `${reviews}/`,
  inbox: hooks.address('/inbox'),
  offers: ['review'],
  ...more,
});

beforeEach(async () => {
  await rows('delete from notify_announcement');
  await rows('delete from notify_service');
});
const know = async (more: object = {}) => (await post('services/save', service(more), owner)).data.id as string;

describe('the inbox', () => {
  test('of a service that the site does not know it takes nothing, unless the site keeps that for its editors', async () => {
    expect((await send(review())).statusCode).toBe(403);
    expect((await list()).announcements.totalElements).toBe(0);
    await opens(true);
    await vi.waitFor(async () => expect((await send(review())).statusCode).toBe(202));
    expect((await list()).announcements.content).toMatchObject([{ isKnown: false, kind: 'review', paper }]);
    await opens(false);
    await vi.waitFor(async () => expect((await send(review())).statusCode).toBe(403));
  });

  test('what a known service announces is shown once an editor accepts it, under the site’s name for it', async () => {
    await know();
    expect((await send(review())).statusCode).toBe(202);
    expect(await announced()).toEqual([]);
    expect(await announcedWithPaper()).toEqual([]);
    const [waiting] = (await list()).announcements.content;
    expect(waiting).toMatchObject({ name: 'Sample Reviews', isKnown: true, address: `${reviews}/reviews/1` });
    expect((await post('decide', { id: waiting.id, accept: true })).http).toBe(200);
    expect(await announced()).toEqual([{ kind: 'review', name: 'Sample Reviews', address: `${reviews}/reviews/1` }]);
    expect(await announcedWithPaper()).toEqual(await announced());
    expect((await list('accepted')).counts).toMatchObject({ waiting: 0, accepted: 1 });
    await post('decide', { id: waiting.id, accept: false });
    expect(await announced()).toEqual([]);
    expect(await announcedWithPaper()).toEqual([]);
  });

  test('the same message is one announcement, however often it comes, with members that nobody knows', async () => {
    await know();
    const said = review({ unknown: { deep: [1, { two: 3 }] } });
    for (let turn = 0; turn < 3; turn++) expect((await send(said)).statusCode).toBe(202);
    expect((await list()).announcements.totalElements).toBe(1);
  });

  test.each([
    ['its DOI', 'https://doi.org/10.5555/LIGHT', 202],
    ['its page by number', `${origin}/thesisDetails?columnId=${paper}`, 202],
    ['its JATS', `${origin}/article/${paper}.xml`, 202],
    ['a DOI of another site', 'https://doi.org/10.5555/other', 422],
    ['a number of another site', `${origin}/thesisDetails?columnId=${elsewhere}`, 422],
    ['a page of another site', `https://stranger.localhost/thesisDetails?columnId=${elsewhere}`, 422],
    ['a draft', `${origin}/thesisDetails?columnId=${idOf(1, 2)}`, 422],
  ])('finds a paper by %s', async (_, address, code) => {
    await know();
    expect((await send(review({ paper: address }))).statusCode).toBe(code);
    expect(await rows('select site_id, item_id::text as item from notify_announcement')).toEqual(
      code === 202 ? [{ site_id: 1, item: paper }] : [],
    );
  });

  test('endorsements, relations and copies elsewhere are announced as well', async () => {
    await know();
    for (const kind of ['Endorsement', 'Relationship', 'Ingest'] as const) await send(review({ kind }));
    const kinds = (await list()).announcements.content.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['endorsement', 'ingest', 'relationship']);
  });

  test('a sender takes back what it announced, and nobody else does', async () => {
    await know();
    await know({ origin: 'https://others.example.org', name: 'Others' });
    const said = review();
    await send(said);
    const undo = { ...review(), type: 'Undo', object: { id: said.id } };
    expect((await send({ ...undo, origin: { id: 'https://others.example.org' } })).statusCode).toBe(422);
    expect((await send(undo)).statusCode).toBe(202);
    expect((await list()).counts).toMatchObject({ waiting: 0, undone: 1 });
  });

  test('refuses a sender or an id whose name is too long to be told apart', async () => {
    await opens(true);
    const long = (length: number) =>
      Array.from({ length }, () => String.fromCodePoint(0x4e00 + randomInt(20_000))).join('');
    await vi.waitFor(async () => expect((await send(review())).statusCode).toBe(202));
    const wrong = [{ origin: { id: `https://a.example.org/${long(1_900)}` } }, { id: `urn:x:${long(400)}` }];
    for (const one of wrong) expect((await send({ ...review(), ...one })).statusCode).toBe(400);
    await opens(false);
    await vi.waitFor(async () => expect((await send(review())).statusCode).toBe(403));
  });

  test('is found from the page of a paper, and says what it takes', async () => {
    const options = await portal.server.inject({ method: 'OPTIONS', url: '/inbox', headers: { host } });
    expect(options.headers['accept-post']).toContain('application/ld+json');
    const read = await portal.server.inject({ url: '/inbox', headers: { host } });
    expect(read.json()).toMatchObject({ '@id': `${origin}/inbox`, contains: [] });
    expect((await send(review(), 'nowhere.localhost')).statusCode).toBe(404);
    expect((await send('x=1', host, 'application/xml')).statusCode).toBe(415);
  });
});

describe('a request', () => {
  const ask = async (to: string, kind = 'review') =>
    post('requests/add', { paper: '10.5555/light', service: to, kind });
  const at = () => hooks.at('/inbox');

  test('is sent once, shows what the service answers, and can be taken back', async () => {
    hooks.received.length = 0;
    const id = await know();
    expect((await ask(id)).http).toBe(200);
    // The answer to the same is out, and this service endorses nothing.
    expect([(await ask(id)).http, (await ask(id, 'endorsement')).http]).toEqual([400, 400]);
    await work();
    await work();
    expect(at()).toHaveLength(1);
    const offer = JSON.parse(at()[0]?.body ?? '');
    expect(offer).toMatchObject({ type: ['Offer', 'coar-notify:ReviewAction'], origin: { inbox: `${origin}/inbox` } });
    expect(offer.object).toMatchObject({ id: `${origin}/article/doi/10.5555/light` });
    const answer = (type: string) =>
      send({ ...review(), type, inReplyTo: offer.id, object: { id: offer.id }, summary: 'We will look' });
    for (const [type, state] of [
      ['TentativeAccept', 'tentatively-accepted'],
      ['Accept', 'accepted'],
    ] as const) {
      expect((await answer(type)).statusCode).toBe(202);
      expect(await requests()).toMatchObject([
        { state: 'sent', answer: state, words: 'We will look', isUndone: false },
      ]);
    }
    const [{ id: request }] = await requests();
    expect((await post('requests/undo', { id: request })).http).toBe(200);
    await work();
    expect(JSON.parse(at()[1]?.body ?? '')).toMatchObject({
      type: 'Undo',
      inReplyTo: offer.id,
      object: { id: offer.id },
    });
    expect(await requests()).toMatchObject([{ state: 'sent', isUndone: true }]);
  });

  test('that nobody answers is tried again under the same name, one that is refused is not', async () => {
    hooks.received.length = 0;
    const id = await know({ offers: ['review', 'endorsement'] });
    hooks.answers('/inbox', 503);
    await ask(id);
    await work();
    expect(await requests()).toMatchObject([{ state: 'waiting', code: 503, tries: 1 }]);
    await work();
    expect(new Set(at().map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    expect(at()).toHaveLength(2);
    hooks.answers('/inbox', 403);
    await work();
    await work();
    expect(at()).toHaveLength(3);
    expect(await requests()).toMatchObject([{ state: 'failed', code: 403 }]);
    hooks.answers('/inbox', 202);
  });

  test('an answer of another service, or to nothing that was asked, changes nothing', async () => {
    const id = await know();
    await know({ origin: 'https://others.example.org', name: 'Others' });
    await ask(id);
    await work();
    const [{ message }] = (await rows('select message_id as message from notify_request')) as [{ message: string }];
    const foreign = { ...review(), type: 'Reject', inReplyTo: message, origin: { id: 'https://others.example.org' } };
    expect((await send(foreign)).statusCode).toBe(422);
    expect((await send({ ...review(), type: 'Reject', inReplyTo: 'urn:uuid:none' })).statusCode).toBe(422);
    expect(await requests()).toMatchObject([{ answer: null }]);
  });

  test('that was rejected and asked once more is answered twice, and the answers are told apart', async () => {
    const id = await know();
    const answer = async (type: string, inReplyTo: string) =>
      (await send({ ...review(), type, inReplyTo, object: { id: inReplyTo }, summary: type })).statusCode;
    const sentRequest = async () => {
      await ask(id);
      await work();
      const [{ message }] = (await rows(
        'select message_id as message from notify_request order by created_at desc limit 1',
      )) as [{ message: string }];
      return message;
    };
    const first = await sentRequest();
    expect(await answer('TentativeReject', first)).toBe(202);
    const second = await sentRequest();
    // A second thought about the first, while the answer to the second is out.
    expect(await answer('Accept', first)).toBe(202);
    expect(await requests()).toMatchObject([{ answer: null }, { answer: 'tentatively-rejected', words: 'Accept' }]);
    expect(await answer('Accept', second)).toBe(202);
    expect(await requests()).toMatchObject([{ answer: 'accepted' }, { answer: 'tentatively-rejected' }]);
  });

  test('that arrived while its worker died is sent again as the same message, and stands once', async () => {
    hooks.received.length = 0;
    const id = await know();
    hooks.answers('/inbox', 'never');
    await ask(id);
    const doomed = createApp(portal.app.settings);
    await doomed.coarNotify.sending.now();
    await vi.waitFor(() => expect(at()).toHaveLength(1), 10_000);
    // The inbox has it; before it says so, the worker can write nothing down any more.
    await doomed.database.close();
    hooks.hangUp();
    await doomed.coarNotify.sending.idle();
    expect(await requests()).toMatchObject([{ state: 'waiting', tries: 0, code: null }]);
    // While the worker may still live, nobody else takes it up.
    await portal.app.coarNotify.sending.now();
    await portal.app.coarNotify.sending.idle();
    expect(at()).toHaveLength(1);
    hooks.answers('/inbox', 202);
    await work();
    expect(at()).toHaveLength(2);
    expect(at()[1]?.body).toBe(at()[0]?.body);
    expect(await requests()).toMatchObject([{ state: 'sent', tries: 1, code: 202 }]);
  });

  test('goes to no address inside the installation’s network', async () => {
    for (const inbox of ['http://169.254.1.1/', 'https://10.0.0.1/inbox', 'ftp://a.example/'])
      expect((await post('services/save', service({ inbox }), owner)).http).toBe(400);
  });
});
