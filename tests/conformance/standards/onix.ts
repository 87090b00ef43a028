import { join } from 'node:path';
import {
  isForOnix,
  onixEnd,
  onixHead,
  onixProduct,
} from '../../../src/features/discovery/records/onix/onix-product.ts';
import type { Standard } from '../standard.ts';
import { packageFolder, pythonWith } from '../tools/python.ts';
import { xmllint } from '../tools/xmllint.ts';

/** Every book with an ISBN, by the schema and the code lists of EDItEUR. */
export const onix: Standard = {
  name: 'ONIX 3.1',
  validator: 'xmllint, the schema in onixcheck 0.9.12',
  missing: () => undefined,
  write: async (records, { origin }) =>
    records.filter(isForOnix).map((record) => ({
      name: `onix-${record.site}-${record.id}`,
      content: `${onixHead('Sample', '2026-11-19T00:00:00.000Z')}${onixProduct(record, origin)}\n${onixEnd}`,
    })),
  judge: async (documents) => {
    const home = pythonWith({ name: 'onixcheck', version: '0.9.12', alone: true });
    const schema = join(packageFolder(home, 'onixcheck'), 'schema/xsd3.1/ONIX_BookProduct_3.1_reference.xsd');
    return xmllint(documents, schema);
  },
  // A code that is on no list.
  spoil: ({ name, content }) => ({ name, content: String(content).replace('<ProductForm>EC<', '<ProductForm>ZZ9<') }),
};
