import {
  isForPubMed,
  pubmedArticle,
  pubmedEnd,
  pubmedHead,
} from '../../../src/features/discovery/records/pubmed/pubmed-article.ts';
import type { Standard } from '../standard.ts';
import { byDocumentType } from '../tools/document-type.ts';
import { missingPubmedDocumentType, pubmedDocumentType } from '../tools/pubmed-document-type.ts';

export const pubmed: Standard = {
  name: 'PubMed articles 3.0',
  validator: 'libxml2 of lxml 6.0.2, PubMed.dtd',
  missing: missingPubmedDocumentType,
  write: async (records) =>
    records.filter(isForPubMed).map((record) => ({
      name: `pubmed-${record.site}-${record.id}`,
      content: `${pubmedHead}${pubmedArticle(record)}\n${pubmedEnd}`,
    })),
  judge: (documents) => byDocumentType(documents, pubmedDocumentType()),
  spoil: ({ name, content }) => ({ name, content: String(content).replace(/<Issn>.*?<\/Issn>/, '') }),
};
