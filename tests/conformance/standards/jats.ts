import { join } from 'node:path';
import { jatsArticle, jatsDocument } from '../../../src/features/discovery/records/jats/jats-article.ts';
import type { Standard } from '../standard.ts';
import { areJats4rRulesThere, jats4r } from '../tools/jats4r.ts';
import { npmPackage } from '../tools/npm.ts';
import { xmllint } from '../tools/xmllint.ts';

const write: Standard['write'] = (records, { origin, bytes }) =>
  Promise.all(
    records
      .filter(({ kind, status }) => kind === 'article' && status === 'published')
      .map(async (record) => {
        const body = record.body === null ? null : (await bytes(record.site, record.body)).toString();
        return {
          name: `jats ${record.site}/${record.id}`,
          content: jatsDocument(jatsArticle(record, { origin, body: body ?? '' })),
        };
      }),
  );

export const jats: Standard = {
  name: 'JATS 1.3',
  validator: 'xmllint, the document type',
  missing: () => undefined,
  write,
  judge: async (documents) =>
    xmllint(documents, { valid: true }, join(npmPackage('@jats4r/dtds', '0.0.10'), 'schema', 'catalog.xml')),
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
