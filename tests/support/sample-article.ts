import { madeHere } from '../../src/platform/ports/storable.ts';
import { storeRows } from '../tables/store-rows.ts';
import type { TestApp } from './test-app.ts';

type Row = Readonly<Record<string, unknown>>;

interface SampleArticle {
  readonly item?: Row;
  readonly article?: Row;
  readonly body?: string;
}

/** Stores an article that is published, closed and without text unless it is told otherwise. Answers the hash of its text. */
export async function storeArticle(
  app: TestApp,
  site: number,
  id: string,
  { item, article, body }: SampleArticle = {},
): Promise<string | null> {
  const sha256 = body === undefined ? null : await storeFile(app, site, Buffer.from(body), 'text/html');
  await storeRows(app, site, 'item', [
    { id, kind: 'article', status: 'published', titles: { en: `Paper ${id}` }, ...item },
  ]);
  await storeRows(app, site, 'article', [
    { id, type: 'research-article', publication_type: 0, access_type: 1, body: sha256, ...article },
  ]);
  return sha256;
}

/** Puts bytes into the file store and says that the site has them. */
export async function storeFile(
  app: TestApp,
  site: number,
  bytes: Buffer,
  contentType: string,
  row: Row = {},
): Promise<string> {
  const sha256 = await app.app.files.put(madeHere(bytes), contentType);
  await storeRows(app, site, 'stored_file', [
    { sha256, bytes: bytes.length, content_type: contentType, public: false, ...row },
  ]);
  return sha256;
}

/** A text of so many sections, each with words that occur nowhere else. */
export const sampleBody = (sections: number, picture?: string): string =>
  Array.from(
    { length: sections },
    (_, place) =>
      `<section data-jats="sec" id="s${place}"><h2>Part ${place}</h2><p>words-of-part-${place} <a href="#s${sections - 1}">on</a></p>${
        picture && place === 0 ? `<figure id="fig1"><img src="/files/${picture}?form=high" alt="A"/></figure>` : ''
      }</section>`,
  ).join('');
