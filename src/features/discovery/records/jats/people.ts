import { bareOrcid, isOrcid, orcidAddress } from '../../../../platform/kernel/orcid.ts';
import type { RecordAffiliation, RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { fullNames } from '../record-texts.ts';
import { languageCode, languagesOf, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';

/** CRediT, by the ends of its addresses. */
const credits: Readonly<Record<string, string>> = {
  conceptualization: 'Conceptualization',
  'data-curation': 'Data curation',
  'formal-analysis': 'Formal Analysis',
  'funding-acquisition': 'Funding acquisition',
  investigation: 'Investigation',
  methodology: 'Methodology',
  'project-administration': 'Project administration',
  resources: 'Resources',
  software: 'Software',
  supervision: 'Supervision',
  validation: 'Validation',
  visualization: 'Visualization',
  'writing-original-draft': 'Writing – original draft',
  'writing-review-editing': 'Writing – review & editing',
};
const vocabulary = { vocab: 'credit', 'vocab-identifier': 'https://credit.niso.org/' };

/** Everybody who had a part, and where they work. */
export function contributors({ people, affiliations, language }: WorkRecord): string {
  const known = people.filter(({ names }) => Object.values(names).some((name) => lineOf(name?.full) !== ''));
  const areEqual = known.filter(({ equal, role }) => equal && role === 'author').length > 1;
  const places = new Set(known.flatMap((person) => person.affiliations).filter((place) => affiliations[place - 1]));
  return [
    filledElement(
      'contrib-group',
      known.map((person) => contributor(person, { language, areEqual, places })),
    ),
    ...[...places].toSorted((one, two) => one - two).map((place) => affiliation(place, affiliations, { language })),
  ].join('');
}

interface Around extends Pick<WorkRecord, 'language'> {
  readonly areEqual: boolean;
  readonly places: ReadonlySet<number>;
}

function contributor(person: RecordPerson, around: Around): string {
  return xmlElement(
    'contrib',
    [
      orcidOf(person),
      ...namesOf(person, around),
      ...person.credits.map(roleOf),
      ...new Set(person.affiliations)
        .values()
        .filter((place) => around.places.has(place))
        .map((place) => xmlElement('xref', '', { 'ref-type': 'aff', rid: affiliationId(place) })),
    ],
    {
      'contrib-type': person.role,
      corresp: person.corresponding ? 'yes' : null,
      'equal-contrib': person.equal && around.areEqual && person.role === 'author' ? 'yes' : null,
    },
  );
}

function orcidOf({ orcid, orcidAuthenticated }: RecordPerson): string {
  const number = orcid ? bareOrcid(orcid) : '';
  const attributes = { 'contrib-id-type': 'orcid', authenticated: String(orcidAuthenticated) };
  return isOrcid(number) ? textElement('contrib-id', orcidAddress(number), undefined, attributes) : '';
}

function roleOf(credit: string): string {
  const term = credits[credit];
  if (term === undefined) return textElement('role', credit);
  const address = `https://credit.niso.org/contributor-roles/${credit}/`;
  return textElement('role', term, undefined, { ...vocabulary, 'vocab-term': term, 'vocab-term-identifier': address });
}

const eastern = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function namesOf({ names, type }: RecordPerson, around: Around): string[] {
  const fulls = fullNames(names);
  const languages = languagesOf(fulls, around);
  if (type === 'group') return [textElement('collab', fulls[languages[0] ?? ''])];
  const written = languages.map((language) => {
    const name = names[language];
    const [given, family] = [lineOf(name?.given), lineOf(name?.family)];
    const code = languageCode(language);
    if (given === '' || family === '')
      return textElement('string-name', fulls[language], undefined, { 'xml:lang': code });
    const style = eastern.test(fulls[language] ?? '') ? 'eastern' : 'western';
    return xmlElement('name', [textElement('surname', family), textElement('given-names', given)], {
      'name-style': style,
      'xml:lang': code,
    });
  });
  return written.length > 1 ? [xmlElement('name-alternatives', written)] : written;
}

const affiliationId = (place: number): string => `imprint-aff${place}`;

function affiliation(place: number, all: readonly RecordAffiliation[], record: Pick<WorkRecord, 'language'>): string {
  const { names = {}, ror = null, country = null } = all[place - 1] ?? {};
  const identifier = ror ? textElement('institution-id', ror, undefined, { 'institution-id-type': 'ror' }) : '';
  const institution = textElement('institution', ownText(names, record));
  return xmlElement(
    'aff',
    [
      identifier === '' ? institution : xmlElement('institution-wrap', [identifier, institution]),
      textElement('country', country, undefined, { country: /^[A-Z]{2}$/.test(country ?? '') ? country : null }),
    ],
    { id: affiliationId(place) },
  );
}
