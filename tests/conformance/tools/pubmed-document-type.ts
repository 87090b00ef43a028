import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { services } from '../../../ops/native/settings.ts';
import type { DocumentType } from './document-type.ts';

/** Where the files of https://dtd.nlm.nih.gov/ncbi/pubmed/in/ may lie: no registry of packages has them. */
const folders = [resolve('../shared/schemas/pubmed'), join(services.cache, 'pubmed-3.0')];

const files = folders.map((folder) => join(folder, 'PubMed.dtd'));

export const missingPubmedDocumentType = (): string | undefined =>
  files.some(existsSync) ? undefined : `PubMed.dtd and what it includes are not in ${folders.at(-1)}`;

export const pubmedDocumentType = (): DocumentType => ({
  file: files.find(existsSync) ?? '',
  publicId: '-//NLM//DTD PubMed 2.7//EN',
});
