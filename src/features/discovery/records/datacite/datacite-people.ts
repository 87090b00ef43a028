import { bareOrcid, isOrcid } from '../../../../platform/kernel/orcid.ts';
import type { RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { fullNames } from '../record-texts.ts';
import { languageCode, languagesOf, ownText } from '../written-languages.ts';
import { lineOf, textElement, xmlElement } from '../written-xml.ts';

const ror = { schemeURI: 'https://ror.org', scheme: 'ROR' };

/** Who made it; where nobody is named, the registry has a word for that. */
export function creators(record: WorkRecord): string {
  const authors = record.people.filter(({ role }) => role === 'author').flatMap((person) => creator(person, record));
  const unknown = xmlElement('creator', xmlElement('creatorName', ':unav'));
  return xmlElement('creators', authors.length > 0 ? authors : [unknown]);
}

const contributorTypes = { editor: 'Editor', translator: 'Translator', reviewer: 'Other' } as const;

export const contributors = (record: WorkRecord): string[] =>
  record.people.flatMap((person) => {
    const { role } = person;
    const said = role === 'author' ? '' : nameElements('contributorName', person, record);
    return said === '' || role === 'author'
      ? []
      : [xmlElement('contributor', said, { contributorType: contributorTypes[role] })];
  });

function creator(person: RecordPerson, record: WorkRecord): string[] {
  const said = nameElements('creatorName', person, record);
  return said === '' ? [] : [xmlElement('creator', said)];
}

function nameElements(element: 'creatorName' | 'contributorName', person: RecordPerson, record: WorkRecord): string {
  const { names, type, orcid, affiliations } = person;
  const fulls = fullNames(names);
  const [language] = languagesOf(fulls, record);
  const name = language === undefined ? undefined : names[language];
  if (!name) return '';
  const isPerson = type === 'person';
  const [family, given] = isPerson ? [lineOf(name.family), lineOf(name.given)] : ['', ''];
  const number = orcid ? bareOrcid(orcid) : '';
  return [
    textElement(element, family && given ? `${family}, ${given}` : name.full, undefined, {
      nameType: isPerson ? 'Personal' : 'Organizational',
      'xml:lang': languageCode(language ?? null),
    }),
    family && given ? textElement('givenName', given) : '',
    family && given ? textElement('familyName', family) : '',
    isOrcid(number)
      ? textElement('nameIdentifier', `https://orcid.org/${number}`, undefined, {
          nameIdentifierScheme: 'ORCID',
          schemeURI: 'https://orcid.org',
        })
      : '',
    ...affiliations.map((place) => affiliation(place, record)),
  ].join('');
}

function affiliation(place: number, record: WorkRecord): string {
  const found = record.affiliations[place - 1];
  if (!found) return '';
  return textElement('affiliation', ownText(found.names, record), undefined, {
    ...(found.ror && {
      affiliationIdentifier: found.ror,
      affiliationIdentifierScheme: ror.scheme,
      schemeURI: ror.schemeURI,
    }),
  });
}
