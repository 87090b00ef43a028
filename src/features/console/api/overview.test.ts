import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const host = 'optics.localhost';
let owner: SampleMember;
let editor: SampleMember;
let moderator: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { expires_at: new Date(Date.now() + 10.5 * 86_400_000) } });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  moderator = await storeConsoleUser(app, { userName: 'moderator', role: 'moderator', site: 1 });
  await storeRows(app, 1, 'comment', [
    { comment_id: idOf(1, 1), item_id: idOf(1, 5), account_id: editor.id, text: 'Waits.' },
    { comment_id: idOf(1, 2), item_id: idOf(1, 5), account_id: editor.id, text: 'Seen.', state: 'shown' },
  ]);
  const run = { account_id: editor.id, bytes: 1, format: 'jats', as_draft: false };
  await storeRows(app, 1, 'import_run', [
    { ...run, id: randomUUID(), name: 'good.zip', state: 'done' },
    { ...run, id: randomUUID(), name: 'partly.zip', state: 'done', refused: 2 },
    { ...run, id: randomUUID(), name: 'broken.zip', state: 'failed', begun_at: new Date(Date.now() - 1_000) },
  ]);
  const draft = { account_id: editor.id, document: { title: { en: 'A note' } } };
  await storeRows(app, 1, 'console_draft', [
    { ...draft, kind: 'news', document_id: 'new-1' },
    { ...draft, kind: 'theme', document_id: 'one', document: {}, saved_at: new Date(Date.now() - 60_000) },
  ]);
  await storeRows(app, 1, 'console_change', [
    {
      number: 1,
      at: new Date(),
      account_id: owner.id,
      action: 'publish',
      kind: 'header',
      document_id: 'one',
      after: { name: { en: 'secret' } },
      previous_hash: '',
      hash: 'a'.repeat(64),
    },
  ]);
  await app.owner.query(
    `insert into console_invitation (secret_hash, site_id, role, email, expires_at)
     values ($1, 1, 'editor', 'new@example.org', now() + interval '1 day')`,
    ['c'.repeat(64)],
  );
});

const overview = async (who: SampleMember, language = 'en') =>
  (await portal.get(host, '/console/overview', { ...who.headers, language })).data;

test('an owner sees all that waits, what is being prepared and what was done last', async () => {
  const seen = await overview(owner);
  expect(seen).toMatchObject({ comments: 1, submissions: 0, invitations: 1, daysLeft: 10 });
  expect(seen.imports).toMatchObject([
    { name: 'partly.zip', refused: 2, hasFailed: false },
    { name: 'broken.zip', hasFailed: true },
  ]);
  expect(seen.drafts).toMatchObject([
    { kindName: 'News', titles: { en: 'A note' }, by: 'editor', address: '/console/edit/news/new-1' },
    { kind: 'theme', address: '/console/theme' },
  ]);
  expect(seen.changes).toMatchObject([{ by: 'owner', action: 'publish', kindName: 'Header' }]);
  // The log tells that the header was published; there is no article yet.
  expect(seen.checklist).toContainEqual({ step: 'header', isDone: true });
  expect(seen.checklist).toContainEqual({ step: 'article', isDone: false });
  expect(JSON.stringify(seen)).not.toMatch(/secret|example\.org/);
  expect((await overview(owner, 'zh')).changes[0].kindName).toBe('页头');
});

test('an editor and a moderator see only what their role allows', async () => {
  expect(await overview(editor)).toMatchObject({ comments: 1, invitations: null, daysLeft: null });
  expect((await overview(editor)).drafts).toHaveLength(1);
  expect(await overview(moderator)).toEqual({
    comments: 1,
    submissions: null,
    invitations: null,
    imports: null,
    daysLeft: null,
    drafts: [],
    changes: null,
    submissionFigures: null,
    checklist: null,
  });
});
