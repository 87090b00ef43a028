import { join, resolve } from 'node:path';
import type { Finding, WrittenDocument } from '../standard.ts';
import { judgeFiles } from './files.ts';
import { pythonWith } from './python.ts';

export interface DocumentType {
  readonly file: string;
  readonly publicId: string;
}

/**
 * What libxml2 says of documents by a document type, which is read once: xmllint reads it anew for each document, which takes 50 ms,
 * a thousand times as long as judging a short one.
 */
export function byDocumentType(
  documents: readonly WrittenDocument[],
  { file, publicId }: DocumentType,
): Promise<Finding[]> {
  return judgeFiles(documents, 'xml', {
    program: join(pythonWith({ name: 'lxml', version: '6.0.2', alone: true }), 'bin', 'python'),
    // From the root of the checkout: the program that asks may be bundled elsewhere.
    words: [resolve('tests/conformance/clients/validate_documents.py'), file, publicId],
  });
}
