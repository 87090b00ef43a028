import { expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
const soon = { timeout: 20_000, interval: 100 };
let ada: SampleMember;
let editor: SampleMember;
let owner: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  await app.app.submitting.startWorking();
});
const authoring = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

const own = {
  mail: 'opinion-asked',
  language: 'de',
  subject: 'Bitte um Ihr Urteil bei {site}',
  text: 'Liebe(r) {name},\nwas halten Sie von „{title}“? Bis {dueOn}, bitte.',
};
const path = '/console/document?kind=reviews&id=one';

async function save(who: SampleMember, mails: readonly object[]) {
  const { data } = await portal.get(host, path, owner.headers);
  const wanted = { kind: 'reviews', id: 'one', state: data.state, document: { mails }, as: 'published' };
  return portal.post(host, '/console/document/save', wanted, who.headers);
}

async function invite(language: string) {
  const email = `reader-${language}@example.org`;
  const id = await authoring.sent(ada);
  const wanted = { id, name: 'Cy Sample', email, language, dueOn: '2099-01-01', text: 'A word of the editor.' };
  await editorial.post(editor, 'requestReview', wanted);
  return vi.waitFor(() => {
    const [mail] = mailbox.mailsTo(email);
    if (!mail) throw new Error('no mail yet');
    return mail;
  }, soon);
}

test('a site words its mails to reviewers itself, in each language; what it does not word reads as everywhere', async () => {
  expect((await save(owner, [own])).http).toBe(200);
  const german = await invite('de');
  expect(german.subject).toBe('Bitte um Ihr Urteil bei optics');
  expect(german.text.replaceAll('\r', '')).toMatch(
    /^Liebe\(r\) Cy Sample,\nwas halten Sie von „Light in small crystals \(sample\)“\? Bis 2099-01-01, bitte\.\n\nA word of the editor\.\n\nHier [^\n]+:\nhttps:.*\/opinion\?code=/,
  );
  expect((await invite('en')).text).toContain('would like to know what you think of');
});

test('places that nobody fills, missing ones and second texts are refused where they stand; editors may not word mails', async () => {
  const refused = async (mails: readonly object[], at: string) => {
    const { data } = await save(owner, mails);
    expect(data).toMatchObject({ problems: [{ path: at }] });
  };
  await refused([{ ...own, text: 'Dear {nmae}: {title}, {dueOn}' }], 'mails.0.text');
  await refused([{ ...own, text: 'Dear {name}: {title}' }], 'mails.0.text');
  await refused([{ ...own, subject: '{oops}' }], 'mails.0.subject');
  await refused([own, own], 'mails.1.language');
  expect((await save(editor, [own])).http).toBe(403);
});
