import { bareOrcid, isOrcid } from '../../../../platform/kernel/orcid.ts';
import type { RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { isDoi } from '../crossref/doi.ts';
import { isIssn } from '../issn.ts';
import { fullNames } from '../record-texts.ts';
import { ownText } from '../written-languages.ts';
import { lineOf } from '../written-xml.ts';

/** A collaboration may have thousands of authors; a record shows whose it is by these. */
const mostContributors = 100;
const mostCharacters = 1_000;

const written = (text: string) => ({ value: lineOf(text, mostCharacters) });
const isAuthor = ({ role }: RecordPerson): boolean => role === 'author';

/** The iDs of a work's authors. */
export const orcidsOf = ({ people }: WorkRecord): string[] =>
  people.filter(isAuthor).flatMap(({ orcid }) => (orcid && isOrcid(bareOrcid(orcid)) ? [bareOrcid(orcid)] : []));

/** A paper as ORCID's member API 3.0 reads it; nothing for what has no DOI or is no published paper. */
export function orcidWork(record: WorkRecord, origin: string): object | undefined {
  const { doi, journal, issue, kind, status, titles, people, path } = record;
  if (kind !== 'article' || status !== 'published' || !isDoi(doi)) return undefined;
  const title = lineOf(ownText(titles, record));
  if (title === '') return undefined;
  const english = lineOf(titles.en);
  const journalTitle = lineOf(ownText(journal?.titles ?? {}, record));
  const issns = [...new Set([journal?.issn ?? null, journal?.eissn ?? null])].filter(isIssn);
  const published = record.publishedOn ?? issue?.publishedOn ?? (issue ? String(issue.year) : null);
  const url = `${origin}${path}`;
  return {
    title: {
      title: written(title),
      // Its codes of languages are not everybody's; this one is.
      ...(english !== '' &&
        english !== title && { 'translated-title': { ...written(english), 'language-code': 'en' } }),
    },
    ...(journalTitle !== '' && { 'journal-title': written(journalTitle) }),
    type: 'journal-article',
    ...(published && { 'publication-date': dateOf(published) }),
    'external-ids': {
      'external-id': [
        identifier('doi', doi, 'self', `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`),
        ...issns.map((issn) => identifier('issn', issn, 'part-of')),
      ],
    },
    url: { value: url },
    contributors: {
      contributor: people
        .filter(isAuthor)
        .slice(0, mostContributors)
        .map((person, place) => contributor(person, place, record)),
    },
  };
}

const identifier = (type: string, value: string, relationship: 'self' | 'part-of', url?: string) => ({
  'external-id-type': type,
  'external-id-value': value,
  ...(url && { 'external-id-url': { value: url } }),
  'external-id-relationship': relationship,
});

function dateOf(published: string) {
  const [year, month, day] = published.split('-');
  return { year: { value: year }, ...(month && { month: { value: month } }), ...(day && { day: { value: day } }) };
}

/** ORCID asks for iDs that their owners have shown alone. */
function contributor({ names, orcid, orcidAuthenticated }: RecordPerson, place: number, record: WorkRecord) {
  const iD = bareOrcid(orcid ?? '');
  return {
    ...(orcidAuthenticated &&
      isOrcid(iD) && { 'contributor-orcid': { uri: `https://orcid.org/${iD}`, path: iD, host: 'orcid.org' } }),
    'credit-name': written(ownText(fullNames(names), record)),
    'contributor-attributes': {
      'contributor-sequence': place === 0 ? 'first' : 'additional',
      'contributor-role': 'author',
    },
  };
}
