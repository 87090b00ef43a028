import { crossrefDeposits } from '../../../src/features/discovery/records/crossref/crossref-deposit.ts';
import type { Standard } from '../standard.ts';
import { crossrefSchemas } from '../tools/crossref-schemas.ts';
import { xmllint } from '../tools/xmllint.ts';

export const crossref: Standard = {
  name: 'Crossref deposit 5.4.0',
  validator: 'xmllint, crossref5.4.0.xsd',
  missing: () => undefined,
  write: async (records, { origin }) =>
    records.flatMap((record) =>
      crossrefDeposits([record], {
        batchId: `imprint-${record.site}-${record.id}`,
        timestamp: record.revision,
        depositorName: 'Imprint',
        depositorEmail: 'doi@example.org',
        registrant: 'Imprint',
        origin,
        crossmarkPolicy: '10.5555/crossmark-policy',
      }).map(({ batchId, content }) => ({ name: batchId, content })),
    ),
  judge: async (documents) => {
    const { schema, catalog } = crossrefSchemas();
    return xmllint(documents, schema, catalog);
  },
  spoil: ({ name, content }) => ({
    name,
    content: String(content).replace('<doi_data><doi>', '<doi_data><doi>doi:'),
  }),
};
