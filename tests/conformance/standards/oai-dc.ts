import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dublinCore } from '../../../src/features/discovery/records/dublin-core.ts';
import type { Standard } from '../standard.ts';
import { xmllint } from '../tools/xmllint.ts';

const folder = resolve(import.meta.dirname, '../../../../shared/schemas/oai');

export const oaiDc: Standard = {
  name: 'Dublin Core of OAI-PMH',
  validator: 'xmllint, oai_dc.xsd',
  missing: () => (existsSync(join(folder, 'all.xsd')) ? undefined : 'the schema is not there'),
  write: async (records, { origin }) =>
    records.map((record) => ({
      name: `oai_dc ${record.site}/${record.id}`,
      content: dublinCore(record, { origin }),
    })),
  judge: (documents) => xmllint(documents, join(folder, 'all.xsd'), join(folder, 'cat.xml')),
  spoil: ({ name, content }) => ({ name, content: String(content).replaceAll('dc:title', 'dc:titel') }),
};
