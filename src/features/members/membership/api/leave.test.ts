import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { requestTo } from '../../../../../tests/support/request-context.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { encodePicture } from '../../../../platform/adapters/media/picture-process.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { sessionCookie } from '../../../../platform/ports/sessions.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { personalTables } from '../domain/personal-tables.ts';
import { createMembership } from '../membership.server.ts';
import { postgresPersonalData } from '../store/postgres-personal-data.ts';

const paper = idOf(1, 1);
let ann: SampleMember;
let ben: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeRows(app, 1, 'item', [{ id: paper, kind: 'article', status: 'published', titles: { en: 'On lenses' } }]);
  ann = await storeMember(app, {
    userName: 'ann',
    columns: { password_hash: 'a-secret-hash', email: 'ann@example.org' },
  });
  ben = await storeMember(app, { userName: 'ben' });
  for (const member of [ann, ben]) await storeDoings(app, member);
  await app.owner.query('update session set assured_at = now()');
});

async function storeDoings(app: typeof portal, { id: account_id }: SampleMember): Promise<void> {
  const mark = `thing of ${account_id}`;
  const title = { en: mark };
  const own = (counter: number) => idOf(1, Number(account_id) * 100 + counter);
  const owner = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    return app.owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
      Object.values(row),
    );
  };
  await owner('account_identity', { provider: 'orcid', subject: mark, account_id });
  await owner('passkey', { credential_id: mark, account_id, public_key: Buffer.from('public'), name: mark });
  const sha256 = await app.app.files.put(madeHere(Buffer.from(mark)), 'image/webp');
  await owner('member_picture', { sha256, account_id, used_for: 'avatar', bytes: mark.length });
  await owner('sent_bytes', { account_id, day: '2026-01-01', bytes: mark.length });
  for (const site of [1, 2]) {
    await storeRows(app, site, 'collected', [{ account_id, item_id: paper, kind: 'article', title }]);
    await storeRows(app, site, 'member_use', [{ account_id, what: 'read', item_id: paper, kind: 'article', title }]);
  }
  await storeRows(app, 1, 'personal_album', [{ album_id: own(1), account_id, name: mark }]);
  await storeRows(app, 1, 'personal_album_entry', [{ album_id: own(1), item_id: paper, kind: 'article', title }]);
  await storeRows(app, 1, 'comment', [
    { comment_id: own(2), item_id: paper, account_id, text: mark, stars: 4, state: 'shown' },
  ]);
  await storeRows(app, 1, 'notice', [{ notice_id: own(3), account_id, about: 'new-device', data: { device: mark } }]);
  await storeRows(app, 1, 'item', [{ id: own(6), kind: 'expert', status: 'published', titles: title }]);
  await storeRows(app, 1, 'expert_claim', [{ expert_id: own(6), account_id, orcid: mark, introduction: mark }]);
  await storeRows(app, 1, 'orcid_consent', [{ account_id, orcid: mark, sealed_token: 'a-secret-hash' }]);
  await storeRows(app, 1, 'orcid_work', [{ account_id, item_id: paper, state: 'present' }]);
  await storeRows(app, 1, 'entitlement', [
    { entitlement_id: own(4), account_id, starts_on: '2026-01-01', ends_on: '2099-12-31' },
  ]);
  await storeRows(app, 1, 'customer', [{ customer_id: own(11) }]);
  await storeRows(app, 1, 'librarian', [{ customer_id: own(11), account_id }]);
  await storeRows(app, 1, 'customer_range_change', [
    { customer_id: own(11), change_id: own(12), range: '192.0.2.0/24', is_added: true, account_id },
  ]);
  await owner('operator', { account_id });
  await owner('second_factor', { account_id, sealed_key: 'a-secret-hash' });
  await storeRows(app, 1, 'console_role', [{ account_id, role: 'editor' }]);
  await storeRows(app, 1, 'console_draft', [{ kind: 'news', document_id: mark, document: title, account_id }]);
  await storeRows(app, 1, 'console_unsaved', [
    { kind: 'news', document_id: mark, state: '', document: title, account_id },
  ]);
  await storeRows(app, 1, 'scheduled_document', [
    { kind: 'news', document_id: mark, document: title, account_id, publish_at: '2090-01-01' },
  ]);
  await storeRows(app, 1, 'console_change', [
    {
      number: Number(account_id),
      at: '2026-01-01',
      account_id,
      action: 'publish',
      kind: 'news',
      document_id: mark,
      previous_hash: '',
      hash: 'a'.repeat(64),
    },
  ]);
  await storeRows(app, 1, 'security_event', [{ kind: 'login', outcome: 'succeeded', account_id }]);
  await owner('installation_event', { kind: 'command', outcome: 'succeeded', account_id });
  await storeRows(app, 1, 'import_run', [
    { id: randomUUID(), account_id, name: mark, bytes: 1, format: 'jats', as_draft: false },
  ]);
  await storeRows(app, 1, 'webhook', [
    {
      webhook_id: own(10),
      address: `https://${mark}`,
      events: ['item.published'],
      sealed_secret: 'a-secret-hash',
      account_id,
    },
  ]);
  await storeRows(app, 1, 'upload', [
    {
      upload_id: account_id.padStart(32, 'u'),
      account_id,
      name: mark,
      role: 'letter',
      bytes: 1,
      created_at: '2026-01-01',
      changed_at: '2026-01-01',
      expires_at: '2026-01-02',
    },
  ]);
  await storeRows(app, 1, 'submission', [
    { submission_id: own(7), kind: 'manuscript', account_id, language: 'en' },
    {
      submission_id: own(8),
      kind: 'manuscript',
      account_id,
      language: 'en',
      state: 'received',
      round: 1,
      number: own(8),
      sent_at: '2026-01-01',
      details: title,
    },
  ]);
  await storeRows(app, 1, 'submission_event', [
    {
      event_id: own(9),
      submission_id: own(8),
      round: 1,
      what: 'message',
      side: 'author',
      account_id,
      for_author: true,
      text: mark,
    },
  ]);
  await storeRows(app, 1, 'alert', [
    {
      alert_id: own(5),
      email: `${account_id}@example.org`,
      email_hash: account_id.padStart(64, '0'),
      account_id,
      what: 'current',
      language: 'en',
    },
  ]);
}

async function linesOf(account: string): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1,2', true)");
  for (const { table, account: column } of personalTables) {
    const { rows } = await portal.owner.query(`select count(*)::int as n from ${table} where ${column} = $1`, [
      account,
    ]);
    counted[table] = rows[0].n;
  }
  await portal.owner.query('commit');
  return counted;
}

const commentsOfPaper = async () => {
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1', true)");
  const { rows } = await portal.owner.query('select comments::int, revision::int from item where id = $1', [paper]);
  await portal.owner.query('commit');
  return rows[0] as { comments: number; revision: number };
};

test('every table that names an account is known here', async () => {
  const { rows } = await portal.owner.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('account_id', 'member_id', 'owner_account_id')`,
  );
  const named = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`).sort();
  expect(personalTables.map(({ table, account }) => `${table}.${account}`).sort()).toEqual(named);
});

describe('GET /front/frontMembers/export', () => {
  const copy = async (member?: SampleMember) =>
    portal.server.inject({
      url: '/rc-pub/front/frontMembers/export',
      headers: { host: 'optics.localhost', ...member?.headers },
    });

  test('holds every table that names the member, at all sites, and no secret', async () => {
    const before = await linesOf(ann.id);
    const answer = await copy(ann);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d{2}-\d{2}\.json"/);
    const data = answer.json();
    for (const [table, lines] of Object.entries(before)) expect(data[table], table).toHaveLength(lines);
    for (const { table } of personalTables) expect(data[table].length, table).toBeGreaterThan(0);
    expect(data.personal_album_entry).toHaveLength(1);
    expect(data.collected.map(({ site_id }: { site_id: number }) => site_id).sort()).toEqual([1, 2]);
    expect(data.account[0]).toMatchObject({ user_name: 'ann', email: 'ann@example.org' });
    for (const secret of ['a-secret-hash', 'token_hash', 'password_hash', 'public_key'])
      expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toContain(`thing of ${ben.id}`);
  });

  test('is for a member alone', async () => {
    expect((await copy()).statusCode).toBe(401);
  });
});

describe('POST /front/frontMembers/delete', () => {
  /** The app's own handler, with a proof that is the word "right". */
  const leave = async (member: SampleMember, password: string) => {
    const { handlers } = createMembership({
      ...portal.app,
      encodePicture,
      countSent: async () => undefined,
      confirmIdentity: async (_, credential) =>
        credential.password === 'right' ? success([]) : failed(failure('wrongCredentials')),
    });
    const handler = handlers.find(({ endpoint }) => endpoint.name === 'POST /front/frontMembers/delete');
    if (!handler) throw new Error('there is no such handler');
    const held = member.headers.cookie.slice(`${sessionCookie}=`.length);
    const request = requestTo('optics.localhost', {
      member: { id: member.id, isAssured: true },
      session: { held, header: undefined, next: undefined },
    });
    const answer = await portal.app.run(handler, request, { password });
    return { answer, session: request.session.next };
  };

  test('is for a member alone, and a call without proof changes nothing', async () => {
    expect((await portal.post('optics.localhost', '/front/frontMembers/delete', {})).http).toBe(401);
    const unlogged = async () => ({ ...(await linesOf(ann.id)), security_event: 'tells of the call itself' });
    const before = await unlogged();
    const { answer, session } = await leave(ann, 'wrong');
    expect(answer).toMatchObject({ ok: false, failure: { code: 'wrongCredentials' } });
    expect(session).toBeUndefined();
    expect(await unlogged()).toEqual(before);
    expect((await portal.post('optics.localhost', '/front/frontMembers/delete', {}, ann.headers)).status).not.toBe(0);
    expect(await unlogged()).toEqual(before);
  });

  test('takes everything of the member along, files and sessions too, but for what was done at a console, and nothing of anyone else', async () => {
    const others = await linesOf(ben.id);
    const before = await commentsOfPaper();
    expect(before.comments).toBe(2);
    const { rows } = await portal.owner.query('select sha256 from member_picture where account_id = $1', [ann.id]);
    const { answer, session } = await leave(ann, 'right');
    expect(answer.ok).toBe(true);
    expect(session).toBe('over');
    const left = Object.entries(await linesOf(ann.id)).filter(([, lines]) => lines > 0);
    const staying = personalTables.filter(({ stays }) => stays).map(({ table }) => table);
    expect(left.map(([table]) => table)).toEqual(staying);
    const unused = await portal.owner.query('select sha256 from unused_file order by sha256');
    expect(unused.rows.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining(rows.map(({ sha256 }) => sha256)));
    for (const { sha256 } of rows)
      expect((await portal.get('optics.localhost', `/front/frontMembers/picture?id=${sha256}`)).http).toBe(404);
    expect((await portal.get('optics.localhost', '/front/frontMembers/info', ann.headers)).http).toBe(401);
    expect(await linesOf(ben.id)).toEqual(others);
  });

  test('what was sent to a site stays there without a name, and what was never sent is gone', async () => {
    await portal.owner.query('begin');
    await portal.owner.query("select set_config('app.reads', '1', true)");
    const { rows } = await portal.owner.query('select account_id, state from submission order by account_id, state');
    await portal.owner.query('commit');
    expect(rows).toEqual([
      { account_id: ben.id, state: 'draft' },
      { account_id: ben.id, state: 'received' },
      { account_id: null, state: 'received' },
    ]);
  });

  test('what readers see of the member’s comments is told anew to index and edge', async () => {
    const { comments } = await commentsOfPaper();
    expect(comments).toBe(1);
    const { rows } = await portal.owner.query('select sink from dirty_mark where item_id = $1', [paper]);
    expect(rows.map(({ sink }) => sink).sort()).toContain('index');
  });
});

test('two operators who leave at once leave one, whatever the moment', async () => {
  const personal = postgresPersonalData(portal.app.database);
  await portal.owner.query('delete from operator');
  for (let round = 0; round < 5; round++) {
    const leaving = await Promise.all(
      ['one', 'two'].map((name) => storeMember(portal, { userName: `${name}-${round}` })),
    );
    for (const { id } of leaving) await portal.owner.query('insert into operator (account_id) values ($1)', [id]);
    const left = await Promise.all(leaving.map(({ id }) => personal.delete(id)));
    expect(left.sort()).toEqual([false, true]);
    await portal.owner.query('delete from operator');
  }
});
