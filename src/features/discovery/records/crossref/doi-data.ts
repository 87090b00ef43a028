import type { RecordFile, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { filledElement, textElement, xmlElement } from '../written-xml.ts';
import { type CrossrefHead, originFor } from './crossref-head.ts';

/** A DOI and the page to which it leads. */
export const doiData = (doi: string, address: string, collections = '', attributes = {}): string =>
  xmlElement('doi_data', [textElement('doi', doi), textElement('resource', address, 2048, attributes), collections]);

/** Of a work with its own page: where it leads, and where robots may fetch its text. A withdrawn one leads to what is left of it. */
export function doiDataOf(record: WorkRecord, head: CrossrefHead): string {
  if (!record.doi) return '';
  const origin = originFor(record, head);
  const version = { content_version: versionWord(record) };
  return doiData(record.doi, `${origin}${record.path}`, collectionsOf(record, origin), version);
}

export const versionWord = ({ type, version }: WorkRecord): 'am' | 'vor' | undefined => {
  if (type !== 'article' && type !== 'conference-paper') return undefined;
  return version === -1 ? 'am' : version === 0 ? 'vor' : undefined;
};

const isText = ({ role, contentType }: RecordFile): boolean =>
  ['pdf', 'galley', 'source'].includes(role) && /^(?:application\/pdf|text\/xml|application\/xml)$/.test(contentType);

function collectionsOf({ status, files, embargoUntil }: WorkRecord, origin: string): string {
  if (status === 'withdrawn' || embargoUntil !== null) return '';
  const texts = files.filter(isText);
  const pdf = texts.find(({ contentType }) => contentType === 'application/pdf');
  const addressOf = ({ id, contentType }: RecordFile) =>
    textElement('resource', `${origin}/rc-pub/front/files/download?id=${id}`, 2048, { mime_type: contentType });
  return [
    pdf ? collection('crawler-based', [xmlElement('item', addressOf(pdf), { crawler: 'similarity-check' })]) : '',
    collection(
      'text-mining',
      texts.map((file) => xmlElement('item', addressOf(file))),
    ),
  ].join('');
}

const collection = (property: string, items: readonly string[]): string =>
  filledElement('collection', items, { property });
