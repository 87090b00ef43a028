import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../../../tests/support/media-samples.ts';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useAuthoring } from '../../../../tests/support/submissions.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { madeHere } from '../../../platform/ports/storable.ts';
import { postgresUnusedFiles } from '../store/postgres-unused-files.ts';
import { createSweep } from './sweep-files.ts';

const day = 86_400_000;
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');
let ada: SampleMember;
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
});
const authorAt = (site: number) =>
  useAuthoring(portal, { host: site === 1 ? 'optics.localhost' : 'biology.localhost', site });

const sweepAfter = (days: number) =>
  createSweep({
    store: postgresUnusedFiles(portal.app.database),
    files: portal.app.files,
    clock: { now: () => new Date(Date.now() + days * day) },
    seconds: { unused: 86_400, aside: 7 * 86_400 },
  }).now();

/** The uploads are swept apart, and name their files until then. */
const endUploads = () =>
  portal.owner.query(
    "begin; select set_config('app.reads', '1,2', true); select set_config('app.writes', '1', true); delete from upload; select set_config('app.writes', '2', true); delete from upload; commit",
  );

async function draftWith(content: Buffer, site = 1): Promise<string> {
  const author = authorAt(site);
  const { id } = (await author.post(ada, 'begin', { kind: 'manuscript' })).data;
  expect((await author.addFile(ada, id, 'manuscript', content)).http).toBe(200);
  await endUploads();
  return id;
}

const discard = async (id: string, site = 1) =>
  expect((await authorAt(site).post(ada, 'discard', { id })).http).toBe(200);

const isInStore = async (content: Buffer) => Boolean(await portal.app.files.stat(sha256Of(content)));

describe('the file of a discarded draft', () => {
  test('is set aside after a day, still found there, and gone a week later', async () => {
    const paper = makePdf(['a draft that goes (sample)']);
    await discard(await draftWith(paper));
    await sweepAfter(0.9);
    expect(await portal.app.files.get(sha256Of(paper))).toEqual(paper);
    await sweepAfter(1.1);
    expect(await portal.app.files.verify(sha256Of(paper))).toBe(true);
    await sweepAfter(7.9);
    expect(await isInStore(paper)).toBe(true);
    await sweepAfter(8.2);
    expect(await isInStore(paper)).toBe(false);
    expect((await portal.owner.query('select from unused_file')).rowCount).toBe(0);
  });

  test('counts against nobody’s quota any more', async () => {
    const counted = async () => {
      await portal.owner.query("select set_config('app.reads', '1', false)");
      return (await portal.owner.query('select coalesce(sum(bytes), 0)::int as bytes from stored_file')).rows[0].bytes;
    };
    const before = await counted();
    const id = await draftWith(makePdf(['counted (sample)']));
    expect(await counted()).toBeGreaterThan(before);
    await discard(id);
    expect(await counted()).toBe(before);
  });

  test.each([
    ['another draft of the same site', 1],
    ['a draft of another site', 2],
  ])('stays while %s names it', async (_, site) => {
    const paper = makePdf([`shared with site ${site} (sample)`]);
    const first = await draftWith(paper);
    const other = await draftWith(paper, site);
    await discard(first);
    await sweepAfter(2);
    await sweepAfter(10);
    expect(await isInStore(paper)).toBe(true);
    await discard(other, site);
    await sweepAfter(12);
    await sweepAfter(20);
    expect(await isInStore(paper)).toBe(false);
  });

  test('is brought back when somebody names it after it was set aside', async () => {
    const paper = makePdf(['named again (sample)']);
    await discard(await draftWith(paper));
    await sweepAfter(2);
    const file = sha256Of(paper);
    await portal.owner.query(
      "insert into built_asset (name, sha256, content_type) values ('again.pdf', $1, 'application/pdf')",
      [file],
    );
    await sweepAfter(12);
    expect(await isInStore(paper)).toBe(true);
    const names = await Array.fromAsync(portal.app.files.names());
    expect(names).toContain(file);
  });

  test('that is stored anew while the old one is aside stays whatever becomes of the old one', async () => {
    const paper = makePdf(['stored anew (sample)']);
    await discard(await draftWith(paper));
    await sweepAfter(2);
    await draftWith(paper);
    await sweepAfter(12);
    expect(await isInStore(paper)).toBe(true);
  });

  test('that an editor’s item has too stays', async () => {
    const paper = makePdf(['accepted elsewhere (sample)']);
    const id = await draftWith(paper);
    await portal.owner.query(
      "begin; select set_config('app.reads', '1', true); select set_config('app.writes', '1', true)",
    );
    const { rowCount } = await portal.owner.query(
      'update stored_file set only_submitted = false where sha256 = $1 and only_submitted',
      [sha256Of(paper)],
    );
    await portal.owner.query('commit');
    expect(rowCount).toBe(1);
    await discard(id);
    await sweepAfter(2);
    await sweepAfter(10);
    expect(await isInStore(paper)).toBe(true);
  });
});

test('a picture that a member replaced goes the same way', async () => {
  const picture = Buffer.from('a picture (sample)');
  const sha256 = await portal.app.files.put(madeHere(picture), 'image/webp');
  await portal.owner.query(
    "insert into member_picture (sha256, account_id, used_for, bytes) values ($1, $2, 'cover', 18)",
    [sha256, ada.id],
  );
  await portal.owner.query('delete from member_picture where sha256 = $1', [sha256]);
  await sweepAfter(2);
  expect(await isInStore(picture)).toBe(true);
  await sweepAfter(10);
  expect(await isInStore(picture)).toBe(false);
});
