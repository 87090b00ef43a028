import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { RecordMember, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { contributors } from './contributors.ts';
import { type CrossrefHead, originFor } from './crossref-head.ts';
import { publicationDates } from './dates.ts';
import { isDoi } from './doi.ts';
import { doiData, doiDataOf } from './doi-data.ts';
import { plainLine } from './html-markup.ts';
import { access } from './programs.ts';
import { titles } from './titles.ts';

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/tiff', 'image/gif']);

/** Figures and tables that have DOIs of their own. */
export function components(record: WorkRecord, head: CrossrefHead): string {
  const members = [...record.figures, ...record.tables].filter(({ doi }) => isDoi(doi));
  return filledElement(
    'component_list',
    members.map((member) => component(member, record, head)),
  );
}

function component(member: RecordMember, record: WorkRecord, head: CrossrefHead): string {
  const title = [member.label, ownText(member.titles, record)].filter(Boolean).join('. ');
  const type = member.picture?.contentType;
  return xmlElement(
    'component',
    [
      filledElement('titles', textElement('title', title)),
      textElement('description', plainLine(ownText(member.captions, record), 2000)),
      type && pictureTypes.has(type) ? xmlElement('format', '', { mime_type: type }) : '',
      doiData(member.doi ?? '', `${originFor(record, head)}${itemAddress(member)}`),
    ],
    { parent_relation: 'isPartOf' },
  );
}

/** A figure, a table or a recording by itself: a part of the paper in which it stands. */
export const componentAlone = (record: WorkRecord, head: CrossrefHead): string =>
  xmlElement(
    'sa_component',
    xmlElement(
      'component_list',
      xmlElement(
        'component',
        [
          titles(record),
          contributors(record.people, record),
          publicationDates(record, 1),
          textElement('description', plainLine(ownText(record.summaries, record), 2000)),
          access(record),
          doiDataOf(record, head),
        ],
        { parent_relation: 'isPartOf' },
      ),
    ),
    { parent_doi: lineOf(record.within?.doi) },
  );
