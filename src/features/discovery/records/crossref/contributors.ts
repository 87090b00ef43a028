import type { CitableName } from '../../../../platform/kernel/citable.ts';
import { bareOrcid, isOrcid, orcidAddress } from '../../../../platform/kernel/orcid.ts';
import type { RecordAffiliation, RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { languageCode, languagesOf, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';

type Listed = Pick<WorkRecord, 'language' | 'affiliations'>;
/** Of what is published with a paper, less is known of people. */
export type Named = Pick<RecordPerson, 'names'> & Partial<RecordPerson>;

const eastern = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Everybody who had a part, in order. */
export function contributors(people: readonly Named[], record: Listed): string {
  const known = people.filter((person) => isNamed(person));
  return filledElement(
    'contributors',
    known.map((person, place) => contributor(person, record, place)),
  );
}

/** Whether the schema takes a name of someone: digits and question marks are none. */
const isNamed = ({ names }: Named): boolean => Object.values(names).some((name) => nameOf(name?.full) !== '');

function contributor(person: Named, record: Listed, place: number): string {
  const fulls = Object.fromEntries(
    Object.entries(person.names).map(([language, name]) => [language, nameOf(name?.full)]),
  );
  const [language = '', ...others] = languagesOf(fulls, record);
  const attributes = {
    sequence: place === 0 ? 'first' : 'additional',
    contributor_role: person.role ?? 'author',
    language: languageCode(language),
  };
  const name = person.names[language];
  if (person.type === 'group') return textElement('organization', name?.full, 511, attributes);
  const full = fulls[language] ?? '';
  const inOtherLanguages = new Set(others.map((other) => fulls[other] ?? ''));
  inOtherLanguages.delete(full);
  return xmlElement(
    'person_name',
    [
      ...namesIn(name, full),
      ...[...inOtherLanguages].map((other) => textElement('name', other)),
      affiliationsOf(person, record),
      orcidOf(person),
    ],
    { ...attributes, ...(eastern.test(full) && { 'name-style': 'eastern' }) },
  );
}

/** A name that is not known by its parts stands as surname alone. */
function namesIn(name: CitableName | undefined, full: string): string[] {
  const [given, family] = [nameOf(name?.given), nameOf(name?.family)];
  return given !== '' && family !== ''
    ? [textElement('given_name', given), textElement('surname', family)]
    : [textElement('surname', full)];
}

const nameOf = (name: string | undefined): string => lineOf(name?.replaceAll(/[\d?]/g, ' '), 60);

function orcidOf({ orcid, orcidAuthenticated }: Named): string {
  const number = orcid ? bareOrcid(orcid) : '';
  return isOrcid(number)
    ? textElement('ORCID', orcidAddress(number), undefined, { authenticated: orcidAuthenticated ?? false })
    : '';
}

const affiliationsOf = ({ affiliations: places = [] }: Named, record: Listed): string =>
  filledElement(
    'affiliations',
    places.map((place) => {
      const affiliation = typeof place === 'number' ? record.affiliations[place - 1] : undefined;
      return affiliation ? institution(affiliation, record) : '';
    }),
  );

const institution = ({ names, ror, country }: RecordAffiliation, record: Pick<WorkRecord, 'language'>): string => {
  const said = [
    textElement('institution_name', ownText(names, record), 1024),
    ror && /^https:\/\/ror\.org\/\w+$/.test(ror) ? textElement('institution_id', ror, undefined, { type: 'ror' }) : '',
  ].join('');
  const place = lineOf(country, 255);
  return said === ''
    ? ''
    : xmlElement('institution', [said, place.length > 1 ? textElement('institution_place', place) : '']);
};
