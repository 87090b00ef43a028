import { beforeEach, describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const iD = '0000-0002-1825-0097';
const expert = idOf(1, 1);
const merged = idOf(1, 2);
const nameless = idOf(1, 3);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  const record = { kind: 'expert', status: 'published', titles: { en: 'Lin Sample' } };
  await storeRows(app, 1, 'item', [
    { ...record, id: expert, summaries: { en: 'As imported' } },
    { ...record, id: merged },
    { ...record, id: nameless },
  ]);
  await storeRows(app, 1, 'expert', [
    { id: expert, orcid: iD, website: 'https://imported.example/', research_fields: { en: 'optics; lasers' } },
    { id: merged },
    { id: nameless },
  ]);
  await storeRows(app, 1, 'item_merge', [{ from_id: merged, into_id: expert, evidence: 'the same ORCID' }]);
});

let number = 0;
let author: SampleMember;
let reader: SampleMember;

/** A member who showed at ORCID that an iD is theirs. */
async function proven(userName: string, orcid = iD): Promise<SampleMember> {
  await portal.owner.query('update account set orcid = null where orcid = $1', [orcid]);
  await portal.owner.query("delete from account_identity where provider = 'orcid' and subject = $1", [orcid]);
  const member = await storeMember(portal, { userName, columns: { orcid } });
  await portal.owner.query("insert into account_identity (provider, subject, account_id) values ('orcid', $1, $2)", [
    orcid,
    member.id,
  ]);
  return member;
}

beforeEach(async () => {
  await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await portal.owner.query('delete from expert_claim');
  author = await proven(`author-${++number}`);
  reader = await storeMember(portal, { userName: `reader-${number}` });
});

const post = (path: string, body: object = {}, who = author, at = host) =>
  portal.post(at, `/front/expert/claim${path}`, { id: expert, ...body }, who.headers);
const stateOf = async (who: SampleMember, id = expert) =>
  (await portal.get(host, `/front/expert/claim/mine?id=${id}`, who.headers)).data.state;
const publicExpert = async (at = host) => (await portal.get(at, `/front/expert/${expert}`, { language: 'en' })).data;

const words = { introduction: 'In my own words', website: 'https://own.example/', researchFields: ['fibre lasers'] };
const imported = {
  isClaimed: false,
  summary: 'As imported',
  website: 'https://imported.example/',
  researchFields: ['optics', 'lasers'],
};

describe('an expert’s page', () => {
  test('is claimed by the member who proved the same ORCID iD, and says so', async () => {
    expect(await publicExpert()).toMatchObject(imported);
    expect(await stateOf(author)).toBe('claimable');
    expect((await post('')).status).toBe(0);
    expect(await stateOf(author)).toBe('mine');
    expect(await publicExpert()).toMatchObject({ ...imported, isClaimed: true });
  });

  test('shows what its owner wrote before what was imported, and what was imported where they wrote nothing', async () => {
    await post('');
    expect((await post('/save', words)).status).toBe(0);
    const { introduction: summary, ...rest } = words;
    expect(await publicExpert()).toMatchObject({ ...rest, summary, isClaimed: true });
    await post('/save', { introduction: 'In my own words' });
    expect(await publicExpert()).toMatchObject({ ...imported, isClaimed: true, summary: 'In my own words' });
  });

  test('keeps its owner’s words when it is imported again', async () => {
    await post('');
    await post('/save', words);
    await portal.owner.query(`update item set summaries = '{"en": "Imported anew"}' where id = $1`, [expert]);
    await portal.owner.query(`update expert set website = 'https://anew.example/' where id = $1`, [expert]);
    expect(await publicExpert()).toMatchObject({ summary: words.introduction, website: words.website });
    await post('/release');
    expect(await publicExpert()).toMatchObject({ isClaimed: false, summary: 'Imported anew' });
    await portal.owner.query(`update item set summaries = '{"en": "As imported"}' where id = $1`, [expert]);
    await portal.owner.query(`update expert set website = $2 where id = $1`, [expert, imported.website]);
  });

  test('changes for index and edge with its claim', async () => {
    const revision = async () =>
      Number((await portal.owner.query('select revision from item where id = $1', [expert])).rows[0].revision);
    const before = await revision();
    await post('');
    expect(await revision()).toBeGreaterThan(before);
  });

  test('is claimed at the portal that gathers its site as well', async () => {
    expect((await post('', {}, author, 'www.localhost')).status).toBe(0);
    expect((await publicExpert('www.localhost')).isClaimed).toBe(true);
  });

  test('is claimed for the record that stands, where it was merged', async () => {
    expect((await post('', { id: merged })).status).toBe(0);
    expect(await stateOf(author)).toBe('mine');
  });

  test('is nobody’s any more when its owner’s account goes', async () => {
    await post('');
    await portal.owner.query('delete from account where account_id = $1', [author.id]);
    expect((await publicExpert()).isClaimed).toBe(false);
  });

  test('is nobody’s when the record turns out to have another iD', async () => {
    await post('');
    await portal.owner.query("update expert set orcid = '0000-0001-5109-3700' where id = $1", [expert]);
    expect(await publicExpert()).toMatchObject({ isClaimed: false });
    await portal.owner.query('update expert set orcid = $2 where id = $1', [expert, iD]);
  });
});

describe('nobody else', () => {
  test('claims it: no iD, another one, one that is only written down, a record without one', async () => {
    const another = await proven(`another-${number}`, '0000-0001-5109-3700');
    for (const who of [reader, another]) expect(await post('', {}, who)).toMatchObject({ http: 409, status: 11076 });
    await portal.owner.query('delete from account_identity where account_id = $1', [author.id]);
    expect((await post('')).status).toBe(11076);
    expect((await post('', { id: nameless }, await proven(`again-${number}`))).status).toBe(11076);
    expect(await stateOf(reader)).toBe('linkFirst');
    expect(await stateOf(another)).toBe('none');
  });

  test('writes there or gives it back', async () => {
    await post('');
    for (const path of ['/save', '/release']) expect(await post(path, words, reader)).toMatchObject({ http: 404 });
    expect(await stateOf(author)).toBe('mine');
    expect(await publicExpert()).toMatchObject({ ...imported, isClaimed: true });
  });

  test('but who proves the iD later takes it over, without what the first one wrote', async () => {
    await post('');
    await post('/save', words);
    const later = await proven(`later-${number}`);
    expect((await post('', {}, later)).status).toBe(0);
    expect(await stateOf(author)).toBe('none');
    expect(await publicExpert()).toMatchObject({ ...imported, isClaimed: true });
  });

  test('at a site that does not gather it: 10001, and an unknown one is not found', async () => {
    expect((await post('', {}, author, 'stranger.localhost')).status).toBe(10001);
    expect((await post('', { id: idOf(1, 99) })).http).toBe(404);
  });
});

test('what is wrong with an owner’s words is said', async () => {
  await post('');
  expect((await post('/save', { ...words, website: 'javascript:alert(1)' })).http).toBe(400);
  expect((await post('/save', { ...words, researchFields: ['a', 'b', 'c', 'd', 'e', 'f'] })).message).toContain('5');
});
