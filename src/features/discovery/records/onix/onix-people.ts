import { bareOrcid, isOrcid } from '../../../../platform/kernel/orcid.ts';
import type { RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { fullNames } from '../record-texts.ts';
import { ownText } from '../written-languages.ts';
import { lineOf, textElement, xmlElement } from '../written-xml.ts';

/** By list 17: written by, edited by, translated by; whoever reviewed has other work on it. */
const roles: Readonly<Record<RecordPerson['role'], string>> = {
  author: 'A01',
  editor: 'B01',
  translator: 'B06',
  reviewer: 'B99',
};

/** Everybody who had a part, in order. */
export function onixContributors(people: readonly RecordPerson[], record: WorkRecord): string[] {
  return people
    .filter(({ names }) => lineOf(ownText(fullNames(names), record)) !== '')
    .map((person, place) => {
      const name = textElement(
        person.type === 'group' ? 'CorporateName' : 'PersonName',
        ownText(fullNames(person.names), record),
      );
      const orcid = person.orcid ? bareOrcid(person.orcid) : '';
      return xmlElement('Contributor', [
        xmlElement('SequenceNumber', String(place + 1)),
        xmlElement('ContributorRole', roles[person.role]),
        isOrcid(orcid)
          ? xmlElement('NameIdentifier', [
              '<NameIDType>21</NameIDType>',
              textElement('IDValue', orcid.replaceAll('-', '')),
            ])
          : '',
        name,
      ]);
    });
}
