import { createHash } from 'node:crypto';
import { commonTokenOf } from '../../../src/platform/contract/common-token.ts';
import { idOf } from '../../../src/platform/kernel/id.ts';
import { sessionCookie } from '../../../src/platform/ports/sessions.ts';
import { madeHere } from '../../../src/platform/ports/storable.ts';
import { hashedPassword } from '../../support/passwords.ts';
import { storeArticle } from '../../support/sample-article.ts';
import { storeSite } from '../../support/sites.ts';
import { sampleDetails } from '../../support/submissions.ts';
import type { TestApp } from '../../support/test-app.ts';
import { storeRows } from '../../tables/store-rows.ts';

export const home = { id: 1, host: 'home.localhost' };
const abroad = { id: 2, sld: 'abroad' };

/** Everyone has the same, so that a check of the wrong account's password would pass. */
export const password = 'Abcdefgh11';
let passwordHash = '';

/** Stands in every text that a member stored. */
export const markOf = (account: string): string => `mark-of-${account}`;

/** What one member has, by the names that inputs need. */
export interface MemberRecords {
  readonly account: string;
  readonly collected: string;
  readonly album: string;
  readonly comment: string;
  readonly notice: string;
  readonly alert: string;
  readonly passkey: string;
  readonly picture: string;
  readonly session: string;
  readonly expert: string;
  readonly orcid: string;
  readonly upload: string;
  readonly draft: string;
  readonly draftFile: string;
  readonly sent: string;
  readonly sentFile: string;
  readonly library: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const pictureOf = (account: string): string => `sample picture of the walk over callers, of ${account}`;

/** Two members of the same site. Papers 10 and 11 are everyone's. */
export const owner = recordsOf('101', 1);
const other = recordsOf('102', 2);
export const paper = idOf(home.id, 10);
export const freePaper = idOf(home.id, 12);

function recordsOf(account: string, number: number): MemberRecords {
  const recordId = (kind: number) => idOf(home.id, kind * 10 + number);
  return {
    account,
    collected: idOf(home.id, 10 + number - 1),
    album: recordId(51),
    comment: recordId(52),
    notice: recordId(53),
    alert: recordId(54),
    passkey: `sample-credential-${number}`,
    picture: hash(pictureOf(account)),
    session: hash(`device ${number}`).slice(0, 16),
    expert: idOf(home.id, 20 + number),
    orcid: `0000-0002-1825-009${number}`,
    upload: account.padStart(32, 'u'),
    draft: recordId(55),
    draftFile: recordId(56),
    sent: recordId(57),
    sentFile: recordId(58),
    library: recordId(59),
  };
}

export async function fillScene(test: TestApp): Promise<void> {
  await storeSite(test, { id: home.id, sld: 'home' });
  await storeSite(test, abroad);
  passwordHash = await hashedPassword(password);
  for (const number of [10, 11, 12]) await storeArticle(test, home.id, idOf(home.id, number));
  for (const { expert, orcid } of [owner, other]) {
    const record = { id: expert, kind: 'expert', status: 'published', titles: { en: 'Sample Person' } };
    await storeRows(test, home.id, 'item', [record]);
    await storeRows(test, home.id, 'expert', [{ id: expert, orcid }]);
  }
}

/** What a caller's browser sends. */
export type Headers = Readonly<Record<string, string>>;

export interface Callers {
  readonly owner: Headers;
  readonly other: Headers;
  readonly 'member of another site': Headers;
  readonly 'expired session': Headers;
  readonly visitor: Headers;
}

/** Everyone as at the beginning. Without `ownerHasRecords` the owner has an account and nothing else. */
export async function setScene(test: TestApp, { ownerHasRecords }: { ownerHasRecords: boolean }): Promise<Callers> {
  const { owner: database, app } = test;
  await database.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  await database.query('delete from submission; delete from customer');
  await database.query('delete from session where member_id in (101, 102)');
  await database.query('delete from account where account_id in (101, 102)');
  await database.query('delete from spent; delete from sent_code; delete from one_time_ticket');
  for (const who of [owner, other]) await storeAccount(test, who.account);
  if (ownerHasRecords) await storeRecords(test, owner);
  await storeRecords(test, other);

  const begin = async (member: string, site: number, seconds = 600): Promise<Headers> => {
    const token = await app.sessions.begin({ member, site, seconds, factors: ['strong'] });
    return { cookie: `${sessionCookie}=${token}`, token: commonTokenOf(token) };
  };
  return {
    owner: await begin(owner.account, home.id),
    other: await begin(other.account, home.id),
    'member of another site': await begin(other.account, abroad.id),
    'expired session': await begin(owner.account, home.id, -5),
    visitor: {},
  };
}

const storeAccount = ({ owner: database }: TestApp, account: string) =>
  database.query(
    `insert into account (account_id, user_name, real_name, email, mobile, password_hash, research_fields, agreed_at)
     overriding system value values ($1, $2, $2, $3, $4, $5, '{optics}', now())`,
    [account, markOf(account), `${markOf(account)}@example.org`, `13800000${account}`, passwordHash],
  );

async function storeRecords(test: TestApp, records: MemberRecords): Promise<void> {
  const { owner: database, app } = test;
  const { account } = records;
  const mark = markOf(account);
  const own = { account_id: account };
  const seen = { item_id: records.collected, kind: 'article', title: { en: mark } };
  await app.files.put(madeHere(Buffer.from(pictureOf(account))), 'image/webp');
  await storeRows(test, home.id, 'collected', [{ ...own, ...seen }]);
  await storeRows(test, home.id, 'personal_album', [{ ...own, album_id: records.album, name: mark }]);
  await storeRows(test, home.id, 'personal_album_entry', [{ album_id: records.album, ...seen }]);
  await storeRows(test, home.id, 'comment', [{ ...own, comment_id: records.comment, item_id: paper, text: mark }]);
  await storeRows(test, home.id, 'member_use', [
    { ...own, ...seen, what: 'read' },
    { ...own, ...seen, what: 'download' },
  ]);
  await storeRows(test, home.id, 'notice', [
    { ...own, notice_id: records.notice, about: 'comment-shown', data: { title: mark, id: paper } },
  ]);
  await storeRows(test, home.id, 'expert_claim', [
    { ...own, expert_id: records.expert, orcid: records.orcid, introduction: mark },
  ]);
  await storeRows(test, home.id, 'orcid_consent', [{ ...own, orcid: records.orcid, sealed_token: mark }]);
  await storeRows(test, home.id, 'orcid_work', [{ ...own, item_id: paper, state: 'failed', message: mark }]);
  await storeRows(test, home.id, 'upload', [
    {
      ...own,
      upload_id: records.upload,
      name: mark,
      role: 'letter',
      bytes: 10,
      state: 'refused',
      refusal: 'virus',
      created_at: '2026-11-01',
      changed_at: '2026-11-01',
      expires_at: '2099-01-01',
    },
  ]);
  const email = `${mark}@example.org`;
  await storeSubmissions(test, records, email);
  await storeRows(test, home.id, 'alert', [
    {
      ...own,
      alert_id: records.alert,
      email,
      email_hash: hash(email),
      what: 'keywords',
      subject: mark,
      language: 'en',
    },
  ]);
  await storeRows(test, home.id, 'entitlement', [
    { ...own, entitlement_id: records.album, starts_on: '2026-01-01', ends_on: '2099-12-31' },
  ]);
  const library = { customer_id: records.library };
  await storeRows(test, home.id, 'customer', [{ ...library, name: { en: mark } }]);
  await storeRows(test, home.id, 'librarian', [{ ...library, ...own }]);
  await storeRows(test, home.id, 'counter_key', [
    { ...library, key_id: records.library, requestor_id: mark, key_hash: createHash('sha256').update(mark).digest() },
  ]);
  await storeRows(test, home.id, 'customer_range_change', [
    { ...library, ...own, change_id: records.library, range: '192.0.2.0/24', is_added: true },
  ]);
  for (const [text, values] of [
    [
      'insert into passkey (credential_id, account_id, public_key, name) values ($1, $2, $3, $4)',
      [records.passkey, account, Buffer.from('key'), mark],
    ],
    [`insert into account_identity (provider, subject, account_id) values ('orcid', $1, $2)`, [records.orcid, account]],
    ['update account set orcid = $1 where account_id = $2', [records.orcid, account]],
    [
      `insert into member_picture (sha256, account_id, used_for, bytes) values ($1, $2, 'cover', 1)`,
      [records.picture, account],
    ],
    ['insert into sent_bytes (account_id, day, bytes) values ($1::bigint, now(), $1::bigint)', [account]],
    [
      `insert into session (token_hash, member_id, device, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [records.session + 'f'.repeat(48), account, mark],
    ],
  ] as const)
    await database.query(text, [...values]);
}

/** One that is not sent yet and could be, and one that was. */
async function storeSubmissions(test: TestApp, records: MemberRecords, email: string): Promise<void> {
  const mark = markOf(records.account);
  const author = { name: { en: mark }, email, orcid: '', affiliation: {}, isCorresponding: true };
  const details = sampleDetails({ titles: { en: mark }, authors: [author] });
  const both = { kind: 'manuscript', account_id: records.account, language: 'en', details };
  await storeRows(test, home.id, 'submission', [
    { ...both, submission_id: records.draft },
    {
      ...both,
      submission_id: records.sent,
      state: 'received',
      round: 1,
      sent_at: new Date(),
      number: `2026-${records.account}`,
    },
  ]);
  await storeRows(test, home.id, 'submission_author', [
    { submission_id: records.sent, position: 0, email_key: email, orcid: records.orcid },
  ]);
  const sha256 = await test.app.files.put(madeHere(Buffer.from(mark)), 'application/pdf');
  const file = { sha256, bytes: mark.length, content_type: 'application/pdf' };
  await test.owner.query(
    `insert into stored_file (site_id, sha256, bytes, content_type, public) values ($1, $2, $3, $4, false) on conflict do nothing`,
    [home.id, ...Object.values(file)],
  );
  // Its preview is itself: what counts is who gets it.
  await test.owner.query(
    `insert into rendition (site_id, sha256, form, rendered) values ($1, $2, 'poster', $2) on conflict do nothing`,
    [home.id, sha256],
  );
  const named = { ...file, role: 'manuscript', side: 'author', for_author: true, name: 'paper.pdf', round: 1 };
  await storeRows(test, home.id, 'submission_file', [
    { ...named, file_id: records.draftFile, submission_id: records.draft },
    { ...named, role: 'video', file_id: records.sentFile, submission_id: records.sent },
  ]);
  await storeRows(test, home.id, 'submission_event', [
    {
      event_id: records.sent,
      submission_id: records.sent,
      round: 1,
      what: 'message',
      side: 'author',
      account_id: records.account,
      for_author: true,
      text: mark,
    },
  ]);
}

/** A fingerprint of everything that is stored about the owner, in whichever table. */
export async function ownersState({ owner: database, app }: TestApp): Promise<Record<string, string>> {
  await database.query(`select set_config('app.reads', '1', false)`);
  const { rows: columns } = await database.query(
    `select table_name as name, column_name as account from information_schema.columns
     join pg_class on relname = table_name and relkind in ('r', 'p') and not relispartition
     where table_schema = 'public' and column_name in ('account_id', 'member_id') order by 1`,
  );
  const state: Record<string, string> = {};
  const print = async (name: string, where: string) => {
    const { rows } = await database.query(
      `select coalesce(string_agg(t::text, '|' order by t::text), '') as print from ${name} t where ${where}`,
    );
    state[name] = rows[0].print;
  };
  for (const { name, account } of columns) await print(name, `${account} = ${owner.account}`);
  await print('personal_album_entry', `album_id = ${owner.album}`);
  for (const table of ['submission_file', 'submission_event', 'submission_mail'])
    await print(`${table}`, `submission_id in (${owner.draft}, ${owner.sent})`);
  state['stored picture'] = String(await app.files.stat(owner.picture).catch(() => undefined));
  return state;
}
