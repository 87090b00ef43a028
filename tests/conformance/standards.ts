import type { Standard } from './standard.ts';
import { bagit } from './standards/bagit.ts';
import { crossref } from './standards/crossref.ts';
import { datacite } from './standards/datacite.ts';
import { doaj } from './standards/doaj.ts';
import { epub } from './standards/epub.ts';
import { jats, jatsForReuse } from './standards/jats.ts';
import { oaiDc } from './standards/oai-dc.ts';
import { onix } from './standards/onix.ts';
import { pdf } from './standards/pdf.ts';
import { pubmed } from './standards/pubmed.ts';
import { schemaOrg } from './standards/schema-org.ts';

/** Every format that is judged record by record. */
export const standards: readonly Standard[] = [
  crossref,
  datacite,
  doaj,
  pubmed,
  onix,
  oaiDc,
  schemaOrg,
  jats,
  jatsForReuse,
  epub,
  pdf,
  bagit,
];
