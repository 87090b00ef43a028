import { bareOrcid, isOrcid, orcidAddress } from '../../../../platform/kernel/orcid.ts';
import type { RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { fullNames } from '../record-texts.ts';
import { languagesOf } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { englishText } from './pubmed-texts.ts';

/** Authors in their order, as English readers find them. */
export const pubmedAuthors = (record: WorkRecord): string =>
  filledElement(
    'AuthorList',
    record.people.filter(({ role }) => role === 'author').map((person) => author(person, record)),
  );

function author(person: RecordPerson, record: WorkRecord): string {
  const fulls = fullNames(person.names);
  const language = fulls.en ? 'en' : (languagesOf(fulls, record)[0] ?? '');
  const full = lineOf(fulls[language]);
  if (full === '') return '';
  const orcid = person.orcid ? bareOrcid(person.orcid) : '';
  return xmlElement(
    'Author',
    [
      ...(person.type === 'group'
        ? [textElement('CollectiveName', full)]
        : nameParts(full, lineOf(person.names[language]?.given), lineOf(person.names[language]?.family))),
      ...person.affiliations.map((place) => affiliation(record.affiliations[place - 1], record)),
      isOrcid(orcid) ? textElement('Identifier', orcidAddress(orcid), undefined, { Source: 'ORCID' }) : '',
    ],
    { EqualContrib: person.equal ? 'Y' : undefined },
  );
}

/** Of a name that is not known by its parts, all stands as the last name. */
const nameParts = (full: string, given: string, family: string): string[] =>
  given !== '' && family !== ''
    ? [textElement('FirstName', given), textElement('LastName', family)]
    : [xmlElement('FirstName', '', { EmptyYN: 'Y' }), textElement('LastName', full)];

function affiliation(given: WorkRecord['affiliations'][number] | undefined, record: WorkRecord): string {
  const name = given ? englishText(given.names, record) : '';
  if (!given || name === '') return '';
  return xmlElement('AffiliationInfo', [
    textElement('Affiliation', name),
    given.ror ? textElement('Identifier', given.ror, undefined, { Source: 'ROR' }) : '',
  ]);
}
