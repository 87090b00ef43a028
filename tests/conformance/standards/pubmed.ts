import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  isForPubMed,
  pubmedArticle,
  pubmedEnd,
  pubmedHead,
} from '../../../src/features/discovery/records/pubmed/pubmed-article.ts';
import type { Standard } from '../standard.ts';
import { xmllint } from '../tools/xmllint.ts';

const catalog = join(import.meta.dirname, '../../../../shared/schemas/pubmed/catalog.xml');

export const pubmed: Standard = {
  name: 'PubMed articles 3.0',
  validator: 'xmllint, PubMed.dtd',
  missing: () => (existsSync(catalog) ? undefined : 'the document type of PubMed is not here'),
  write: async (records) =>
    records.filter(isForPubMed).map((record) => ({
      name: `pubmed-${record.site}-${record.id}`,
      content: `${pubmedHead}${pubmedArticle(record)}\n${pubmedEnd}`,
    })),
  judge: async (documents) => xmllint(documents, { valid: true }, catalog),
  spoil: ({ name, content }) => ({ name, content: String(content).replace(/<Issn>.*?<\/Issn>/, '') }),
};
