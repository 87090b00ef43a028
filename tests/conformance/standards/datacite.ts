import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataCiteResource } from '../../../src/features/discovery/records/datacite/datacite-resource.ts';
import { xmlDocument } from '../../../src/features/discovery/records/written-xml.ts';
import type { Standard } from '../standard.ts';
import { xmllint } from '../tools/xmllint.ts';

const schema = join(import.meta.dirname, '../../../../shared/schemas/datacite/metadata.xsd');

export const datacite: Standard = {
  name: 'DataCite 4.7',
  validator: 'xmllint, metadata.xsd',
  missing: () => (existsSync(schema) ? undefined : 'the schema of DataCite is not here'),
  write: async (records, { origin }) =>
    records.map((record) => ({
      name: `datacite-${record.site}-${record.id}`,
      content: xmlDocument(dataCiteResource(record, { origin })),
    })),
  judge: async (documents) => xmllint(documents, schema),
  spoil: ({ name, content }) => ({
    name,
    content: String(content).replace('<publicationYear>', '<publicationYear>about '),
  }),
};
