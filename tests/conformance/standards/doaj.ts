import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { doajEnd, doajHead, doajRecord, isForDoaj } from '../../../src/features/discovery/records/doaj/doaj-record.ts';
import type { Standard } from '../standard.ts';
import { xmllint } from '../tools/xmllint.ts';

const schemas = join(import.meta.dirname, '../../../../shared/schemas/doaj');
const schema = join(schemas, 'doajArticles.xsd');

export const doaj: Standard = {
  name: 'DOAJ articles 1.3',
  validator: 'xmllint, doajArticles.xsd',
  missing: () => (existsSync(schema) ? undefined : 'the schema of DOAJ is not here'),
  write: async (records, { origin }) =>
    records.filter(isForDoaj).map((record) => ({
      name: `doaj-${record.site}-${record.id}`,
      content: `${doajHead}${doajRecord(record, origin)}\n${doajEnd}`,
    })),
  judge: async (documents) => xmllint(documents, schema),
  spoil: ({ name, content }) => ({
    name,
    content: String(content).replace('<publicationDate>', '<publicationDate>on '),
  }),
};
