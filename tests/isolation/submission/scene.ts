import { reviewCodes } from '../../../src/features/editorial/submissions/use-cases/review-links.ts';
import { idOf } from '../../../src/platform/kernel/id.ts';
import { madeHere } from '../../../src/platform/ports/storable.ts';
import { storeConsoleUser } from '../../support/console-users.ts';
import { someKeys } from '../../support/keys.ts';
import { type SampleMember, storeMember } from '../../support/members.ts';
import { storeFile } from '../../support/sample-article.ts';
import { storeSite } from '../../support/sites.ts';
import { sampleDetails, useAuthoring, useEditing } from '../../support/submissions.ts';
import type { TestApp } from '../../support/test-app.ts';
import { storeRows } from '../../tables/store-rows.ts';

export const here = { id: 1, sld: 'optics', host: 'optics.localhost' };
const elsewhere = { id: 2, sld: 'biology', host: 'biology.localhost' };

/** Stands in nothing but what is walked. */
export const walkedTitle = 'Walked sample';

/** What a preview of the sample film holds. */
export const posterBytes = Buffer.from('sample poster');

export interface Person {
  readonly name: string;
  /** Nobody has this one's account. */
  readonly account: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The sites at whose hosts they try it. */
  readonly hosts: readonly string[];
}

export type Stand = 'draft' | 'received' | 'asked' | 'accepted';

export interface Scene {
  readonly id: string;
  readonly file: string;
  readonly bytes: Buffer;
  readonly revision: number;
  /** Of a request for a review, where the submission stands so. */
  readonly review: string;
  readonly code: string;
}

export interface Cast {
  readonly people: readonly Person[];
  readonly author: SampleMember;
  readonly editor: SampleMember;
}

/** Everyone who may come, and some who may not. */
export async function castAt(app: TestApp): Promise<Cast> {
  await storeSite(app, here);
  await storeSite(app, elsewhere);
  await app.owner.query(`select set_config('app.reads', '${here.id}', false)`);
  const member = (userName: string) => storeMember(app, { userName, columns: { email: `${userName}@example.org` } });
  const [author, coauthor, other] = [await member('ada'), await member('bo'), await member('cy')];
  const editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: here.id });
  const authorEditor = await storeConsoleUser(app, { userName: 'author-editor', role: 'editor', site: here.id });
  await app.owner.query(`update account set email = 'author-editor@example.org' where account_id = $1`, [
    authorEditor.id,
  ]);
  const moderator = await storeConsoleUser(app, { userName: 'moderator', role: 'moderator', site: here.id });
  const authorThere = await member('dee');
  const editorThere = await storeConsoleUser(app, { userName: 'editor-there', role: 'editor', site: elsewhere.id });
  await useAuthoring(app, { host: here.host, site: here.id }).sent(other, { details: { authors: [lonely('cy')] } });
  await useAuthoring(app, { host: elsewhere.host, site: elsewhere.id }).sent(authorThere, {
    details: { authors: [lonely('dee')] },
  });
  const person = (name: string, who: SampleMember | null, hosts: readonly string[] = [here.host]): Person => ({
    name,
    account: who?.id ?? null,
    headers: who?.headers ?? {},
    hosts,
  });
  const both = [here.host, elsewhere.host];
  return {
    author,
    editor,
    people: [
      person('visitor', null, both),
      person('author', author),
      person('co-author', coauthor),
      person('other author', other),
      person('person asked', null),
      person('editor', editor),
      person('author-editor', authorEditor),
      person('moderator', moderator),
      person('author elsewhere', authorThere, both),
      person('editor elsewhere', editorThere, both),
    ],
  };
}

const lonely = (name: string) => ({
  name: { en: name },
  email: `${name}@example.org`,
  orcid: '',
  affiliation: {},
  isCorresponding: true,
});

let counter = 5_000;

/** A submission of the author’s that stands as it is wanted, and what belongs to it. Stored as rows: nobody may begin so many. */
export async function submissionInState(app: TestApp, { author, editor }: Cast, stand: Stand): Promise<Scene> {
  counter += 10;
  const [id, file] = [idOf(here.id, counter), idOf(here.id, counter + 1)];
  const isSent = stand !== 'draft';
  const bytes = Buffer.from(`sample film ${id}`);
  const sha256 = await storeFile(app, here.id, bytes, 'video/mp4');
  await storeRows(app, here.id, 'submission', [
    {
      submission_id: id,
      kind: 'video',
      account_id: author.id,
      language: 'en',
      revision: 1,
      details: sampleDetails({ titles: { en: walkedTitle } }),
      state: stand === 'asked' ? 'received' : stand,
      ...(isSent && { round: 1, sent_at: new Date(), number: `walk-${counter}` }),
    },
  ]);
  if (isSent)
    await storeRows(app, here.id, 'submission_author', [
      { submission_id: id, position: 1, email_key: 'bo@example.org' },
      { submission_id: id, position: 2, email_key: 'author-editor@example.org' },
    ]);
  await storeRows(app, here.id, 'submission_file', [
    {
      file_id: file,
      submission_id: id,
      round: 1,
      role: 'video',
      side: 'author',
      for_author: true,
      name: 'film.mp4',
      sha256,
      bytes: bytes.length,
      content_type: 'video/mp4',
    },
  ]);
  await storePoster(app, sha256);
  if (stand === 'accepted') await storeText(app, { id, file, sha256, bytes: bytes.length });
  if (stand !== 'asked') return { id, file, bytes, revision: 1, review: '1', code: 'no code, but as long as one' };
  const wanted = { id, name: 'Reader', email: 'reader@example.org', language: 'en', dueOn: '2099-01-01' };
  const { review } = (await useEditing(app, here.host).post(editor, 'requestReview', wanted)).data;
  return { id, file, bytes, revision: 2, review, code: await codeOf(app, review) };
}

/** What was read of it: a text, and a picture, which is its file. */
async function storeText(
  app: TestApp,
  { id, file, ...stored }: { id: string; file: string; sha256: string; bytes: number },
) {
  const image = { ...stored, role: 'image', name: 'picture-1.png', contentType: 'image/png' };
  const html = Buffer.from(`<p>walk ${id}</p>`);
  const body = { role: 'body', sha256: await storeFile(app, here.id, html, 'text/html'), bytes: html.length };
  const nothing = { outline: [], references: [], members: [], front: [], notTaken: [], counts: {} };
  await storeRows(app, here.id, 'submission_text', [
    {
      submission_id: id,
      file_id: file,
      state: 'read',
      body: body.sha256,
      reading: { ...nothing, body, files: [image] },
    },
  ]);
}

/** The link of a request stands in the mail that is owed for it, and nowhere else. */
async function codeOf({ owner }: TestApp, review: string): Promise<string> {
  await owner.query(`select set_config('app.reads', '${here.id}', false)`);
  const { rows } = await owner.query(
    `select data ->> 'path' as path from submission_mail where what = 'opinion-asked' and data ->> 'path' like $1`,
    [`%${review}.%`],
  );
  return new URL(rows[0].path, 'https://optics.localhost').searchParams.get('code') ?? '';
}

/** Made by someone who does not know the key. */
export const forgedCode = (review: string): string => reviewCodes(someKeys()).write(here.id, review);

async function storePoster(app: TestApp, sha256: string): Promise<void> {
  const rendered = await app.app.files.put(madeHere(posterBytes), 'image/webp');
  const known = await app.owner.query('select from stored_file where sha256 = $1', [rendered]);
  if (known.rowCount === 0) await storeFile(app, here.id, posterBytes, 'image/webp');
  await storeRows(app, here.id, 'rendition', [{ sha256, form: 'poster', rendered }]);
}
