import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { lineOf, textElement, xmlDocument, xmlElement } from '../written-xml.ts';
import { componentAlone } from './components.ts';
import type { CrossrefHead } from './crossref-head.ts';
import { hasDate } from './dates.ts';
import { isDoi } from './doi.ts';
import { isKnownJournal, journalXml } from './journals.ts';
import { hasTitle } from './titles.ts';

export type { CrossrefHead } from './crossref-head.ts';

/** What a deposit may consist of: one content type, never several. */
export type CrossrefContent = 'journal' | 'sa_component';

/** As what Crossref takes a work; null where it doesn't, or where it misses what every record must have. */
function crossrefContent(record: WorkRecord): CrossrefContent | null {
  if (!isDoi(record.doi) || !hasTitle(record)) return null;
  if (record.within) return isDoi(record.within.doi) ? 'sa_component' : null;
  if (record.type === 'article' && record.journal)
    return isKnownJournal(record.journal) && hasDate(record) ? 'journal' : null;
  return null;
}

const isForCrossref = (record: WorkRecord): boolean => crossrefContent(record) !== null;

const writers: Readonly<Record<CrossrefContent, (record: WorkRecord, head: CrossrefHead) => string>> = {
  journal: journalXml,
  sa_component: componentAlone,
};

const namespaces = {
  version: '5.4.0',
  xmlns: 'http://www.crossref.org/schema/5.4.0',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
  'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
  'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
  'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
  'xmlns:rel': 'http://www.crossref.org/relations.xsd',
  'xsi:schemaLocation': 'http://www.crossref.org/schema/5.4.0 https://www.crossref.org/schemas/crossref5.4.0.xsd',
};

/**
 * The document by which DOIs are registered with Crossref or changed there. All works of one document are of one content type;
 * `crossrefDeposits` parts others.
 */
function crossrefDeposit(records: readonly WorkRecord[], head: CrossrefHead): string {
  const contents = new Set(records.map(crossrefContent));
  const [content] = contents;
  if (contents.size !== 1 || !content) throw new Error('a deposit needs works of one content type of Crossref');
  return documentOf(
    records.map((record) => writers[content](record, head)),
    head,
  );
}

const documentOf = (body: readonly string[], head: CrossrefHead): string =>
  xmlDocument(
    xmlElement(
      'doi_batch',
      [
        xmlElement('head', [
          textElement('doi_batch_id', head.batchId, 100),
          textElement('timestamp', head.timestamp),
          xmlElement('depositor', [
            textElement('depositor_name', head.depositorName, 130),
            textElement('email_address', head.depositorEmail, 200),
          ]),
          textElement('registrant', head.registrant, 255),
        ]),
        xmlElement('body', body),
      ],
      namespaces,
    ),
  );

export interface CrossrefDocument {
  readonly batchId: string;
  readonly content: string;
}

/** All documents that works need: one for each content type. The first has the head's own batch id. */
export function crossrefDeposits(records: readonly WorkRecord[], head: CrossrefHead): CrossrefDocument[] {
  const groups = Map.groupBy(records.filter(isForCrossref), crossrefContent);
  return [...groups.values()].map((group, place) => {
    const batchId = place === 0 ? head.batchId : `${lineOf(head.batchId, 90)}-${place + 1}`;
    return { batchId, content: crossrefDeposit(group, { ...head, batchId }) };
  });
}
