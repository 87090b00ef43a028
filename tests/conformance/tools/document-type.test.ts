import { expect, test } from 'vitest';
import { jatsDocument } from '../../../src/features/discovery/records/jats/jats-article.ts';
import { jatsDocumentType } from '../standards/jats.ts';
import { byDocumentType } from './document-type.ts';

const paper = (body: string) =>
  jatsDocument(
    `<article><front><article-meta><title-group><article-title>A sample</article-title></title-group></article-meta></front>${body}</article>`,
  );

test('a document is judged by its document type, also what points nowhere, and what names another or is no XML is refused', async () => {
  const documents = {
    sound: paper('<body><p>A <xref rid="f">figure</xref></p><fig id="f"/></body>'),
    nowhere: paper('<body><p>A <xref rid="f">figure</xref></p></body>'),
    twice: paper('<body><fig id="f"/><fig id="f"/></body>'),
    unknown: paper('<body><paragraph/></body>'),
    open: paper('<body>'),
    other: '<!DOCTYPE article PUBLIC "another" "a.dtd"><article/>',
  };
  const found = await byDocumentType(
    Object.entries(documents).map(([name, content]) => ({ name, content })),
    jatsDocumentType(),
  );
  const said = Object.groupBy(found, ({ document }) => document);
  expect(said.sound).toBeUndefined();
  expect(said.nowhere?.[0]?.words).toContain('references an unknown ID "f"');
  expect(said.twice?.[0]?.words).toContain('ID f already defined');
  expect(said.unknown?.map(({ words }) => words).join()).toContain('No declaration for element paragraph');
  expect(said.open).toHaveLength(1);
  expect(said.other?.[0]?.words).toBe('names the document type another');
});
