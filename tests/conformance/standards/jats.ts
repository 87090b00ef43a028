import { join } from 'node:path';
import { jatsArticle, jatsDocument } from '../../../src/features/discovery/records/jats/jats-article.ts';
import { readAhead } from '../../../src/features/editorial/import/use-cases/read-ahead.ts';
import type { WorkRecord } from '../../../src/platform/kernel/work-record.ts';
import type { Standard, WrittenDocument } from '../standard.ts';
import { byDocumentType, type DocumentType } from '../tools/document-type.ts';
import { areJats4rRulesThere, jats4r } from '../tools/jats4r.ts';
import { npmPackage } from '../tools/npm.ts';

/** Two programs judge the same documents of a batch. */
const written = new WeakMap<readonly WorkRecord[], Promise<WrittenDocument[]>>();

const write: Standard['write'] = (records, context) => {
  const documents = written.get(records) ?? writeAll(records, context);
  written.set(records, documents);
  return documents;
};

const writeAll: Standard['write'] = (records, { origin, bytes }) => {
  const papers = records.filter(({ kind, status }) => kind === 'article' && status === 'published');
  const documents = readAhead(papers, 4, async (record) => {
    const body = record.body === null ? '' : (await bytes(record.site, record.body)).toString();
    return { name: `jats ${record.site}/${record.id}`, content: jatsDocument(jatsArticle(record, { origin, body })) };
  });
  return Array.fromAsync(documents);
};

export const jatsDocumentType = (): DocumentType => ({
  file: join(npmPackage('@jats4r/dtds', '0.0.10'), 'schema/1.3/JATS-archivearticle1-3-mathml3.dtd'),
  publicId: '-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD with MathML3 v1.3 20210610//EN',
});

export const jats: Standard = {
  name: 'JATS 1.3',
  validator: 'libxml2 of lxml 6.0.2, the document type',
  missing: () => undefined,
  write,
  judge: (documents) => byDocumentType(documents, jatsDocumentType()),
  spoil: ({ name, content }) => ({ name, content: String(content).replace('<article-meta>', '<article-meta><sec/>') }),
};

export const jatsForReuse: Standard = {
  name: 'JATS for reuse 1.0',
  validator: 'JATS4R schematron, errors',
  missing: () => (areJats4rRulesThere() ? undefined : 'the rules are not there'),
  write,
  judge: jats4r,
  spoil: ({ name, content }) => ({
    name,
    content: String(content).replace(/<permissions>.*?<\/permissions>|<permissions\/>/s, ''),
  }),
};
