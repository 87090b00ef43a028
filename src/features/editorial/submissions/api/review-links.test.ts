import { describe, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
const soon = { timeout: 15_000, interval: 100 };
let ada: SampleMember;
let editor: SampleMember;

const { portal, mailbox } = useMailedApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
    editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
    await app.app.submitting.startWorking();
  },
  async () => ({ IMPRINT_REVIEW_LINK_DAYS: '10' }),
);
const authoring = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

interface Link {
  readonly id: string;
  readonly review: string;
  readonly code: string;
  readonly file: string;
}

let counter = 0;

/** A submission, and the link of a reviewer who agreed. */
async function reviewing(): Promise<Link & { email: string }> {
  counter += 1;
  const email = `reviewer-${counter}@example.org`;
  const id = await authoring.sent(ada);
  const wanted = { id, name: 'Reviewer', email, language: 'en', dueOn: '2099-01-01' };
  const { review } = (await editorial.post(editor, 'requestReview', wanted)).data;
  await portal.owner.query(`select set_config('app.reads', '1', false)`);
  const { rows } = await portal.owner.query(
    `select data ->> 'path' as path from submission_mail
      where submission_id = $1 and what = 'opinion-asked'`,
    [id],
  );
  const code = new URL(rows[0].path, `https://${host}`).searchParams.get('code') ?? '';
  const seen = await portal.get(host, `/front/review/detail?code=${code}`);
  await portal.post(host, '/front/review/answer', { code, agrees: true });
  return { id, review, code, file: seen.data.files[0].id, email };
}

/** What the link opens: the manuscript, a file of it, and the review that is sent. */
async function opens({ code, file }: Link) {
  const ask = async (call: string) =>
    (await portal.server.inject({ url: `/rc-pub/front/review/${call}`, headers: { host } })).statusCode;
  const given = { code, advice: 'accept', toAuthor: 'Late.', toEditor: 'Late.' };
  return {
    manuscript: await ask(`detail?code=${code}`),
    file: Math.min(await ask(`file?code=${code}&file=${file}`), 410),
    review: (await portal.post(host, '/front/review/give', given)).http,
  };
}
const closed = { manuscript: 410, file: 410, review: 410 };

const move = async (review: string, requestedAt: string, due: string) => {
  await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  const { rowCount } = await portal.owner.query(
    `update submission_opinion set asked_at = now() + $2::interval, due_on = (now() + $3::interval)::date
      where opinion_id = $1`,
    [review, requestedAt, due],
  );
  expect(rowCount).toBe(1);
};

describe('the link of a reviewer', () => {
  test('works until the day that the installation sets after the review was due', async () => {
    const link = await reviewing();
    await move(link.review, '-30 days', '-8 days');
    const { manuscript, review } = await opens(link);
    expect([manuscript, review]).toEqual([200, 200]);
    const late = await reviewing();
    await move(late.review, '-30 days', '-12 days');
    expect(await opens(late)).toEqual(closed);
  });

  test('works for half a year at most, whenever the review is due', async () => {
    const link = await reviewing();
    await move(link.review, '-190 days', '30 days');
    expect(await opens(link)).toEqual(closed);
  });

  test.each(['ask-revision', 'accept', 'decline'] as const)('is closed by the decision to %s', async (decision) => {
    const link = await reviewing();
    await editorial.decide(editor, link.id, decision);
    expect(await opens(link)).toEqual(closed);
    expect((await editorial.read(editor, link.id)).reviews).toMatchObject([{ state: 'cancelled' }]);
    await vi.waitFor(() => {
      const mail = mailbox.mailsTo(link.email).find(({ text }) => /no longer needed[\s\S]*Thank you/.test(text));
      expect(mail).toBeDefined();
      expect(mail?.text).not.toMatch(/https:/);
    }, soon);
  });

  test('of an earlier round stays closed when a revised version comes', async () => {
    const link = await reviewing();
    await editorial.decide(editor, link.id, 'ask-revision');
    await authoring.addFile(ada, link.id, 'manuscript');
    expect((await authoring.send(ada, link.id)).http).toBe(200);
    expect(await opens(link)).toEqual(closed);
  });

  test('is closed when the author withdraws', async () => {
    const link = await reviewing();
    await authoring.post(ada, 'withdraw', { id: link.id, reason: '' });
    expect(await opens(link)).toEqual(closed);
    await vi.waitFor(() => expect(mailbox.mailsTo(link.email)).toHaveLength(2), soon);
  });

  test('is closed by cancelling, and whoever was asked is told', async () => {
    const link = await reviewing();
    await editorial.post(editor, 'cancelReview', { id: link.id, review: link.review });
    expect(await opens(link)).toEqual(closed);
    await vi.waitFor(() => expect(mailbox.mailsTo(link.email)).toHaveLength(2), soon);
  });

  test('shows nothing of the work to someone who declined', async () => {
    const link = await reviewing();
    await portal.post(host, '/front/review/answer', { code: link.code, agrees: false });
    const { data } = await portal.get(host, `/front/review/detail?code=${link.code}`);
    expect(data).toMatchObject({ state: 'declined', titles: {}, abstracts: {}, keywords: {}, files: [] });
  });
});
