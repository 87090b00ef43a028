import { sql } from 'kysely';
import type { CitableAuthor, CitableType } from '../../kernel/citable.ts';
import type { Text } from '../../kernel/text.ts';
import { named } from '../searching/kind-search.ts';
import type { CitationFacts } from './kind-citation.ts';

/** What a citation of a paper needs beyond its item. */
export interface CitedPaper {
  readonly type: string;
  readonly publicationType: number;
  readonly volume: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly elocation: string | null;
  readonly isbn: string | null;
  readonly conferences: Text;
  readonly conferencePlaces: Text;
  readonly publishers: Text;
  readonly journal: { readonly titles: Text } | null;
  readonly serial: {
    readonly issn: string | null;
    readonly cn: string | null;
    readonly publishers: Text;
    readonly places: Text;
  } | null;
  readonly period: { readonly year: number; readonly volume: string | null; readonly issue: string } | null;
  readonly people: readonly (CitableAuthor & { readonly role: string })[];
}

/** The names of the places that a contributor's numbers stand for. */
const affiliationsOf = sql`(select coalesce(jsonb_agg(affiliation.names order by affiliation.position), '[]') from affiliation
  where affiliation.site_id = item.site_id and affiliation.article_id = article.id and affiliation.position = any (contributor.affiliations))`;

/** `id` names the paper's id in the statement around it; `item` is of the same site. */
export const citedPaper = (
  id: string,
) => sql`(select jsonb_build_object('type', article.type, 'publicationType', article.publication_type, 'volume', article.volume,
    'firstPage', article.first_page, 'lastPage', article.last_page, 'elocation', article.elocation, 'isbn', article.isbn,
    'conferences', article.conference_names, 'conferencePlaces', article.conference_places, 'publishers', article.publishers,
    'journal', ${named('article.journal_id')},
    'serial', (select jsonb_build_object('issn', coalesce(journal.issn, journal.eissn), 'cn', journal.cn,
        'publishers', journal.publishers, 'places', journal.places)
      from journal where journal.site_id = item.site_id and journal.id = article.journal_id),
    'period', (select jsonb_build_object('year', period.year, 'volume', period.volume, 'issue', period.issue)
      from period where period.site_id = item.site_id and period.id = article.period_id),
    'people', (select coalesce(jsonb_agg(jsonb_build_object('role', contributor.role, 'type', contributor.type, 'names', contributor.names,
        'affiliations', ${affiliationsOf}) order by contributor.position), '[]')
      from contributor where contributor.site_id = item.site_id and contributor.article_id = article.id
        and contributor.role in ('author', 'editor')))
  from article where article.site_id = item.site_id and article.id = ${sql.ref(id)})`;

/** As the specification numbers them: a paper of a conference, and its enhanced form. */
const conferencePublications = [3, -1];

function typeOf({ type, publicationType, conferences, journal }: CitedPaper): CitableType {
  if (type === 'preprint') return 'preprint';
  const atConference = conferencePublications.includes(publicationType) || (!journal && isSaid(conferences));
  return atConference ? 'conference-paper' : 'article';
}

const isSaid = (text: Text): boolean => Object.values(text).some(Boolean);

export function toCitedPaper(paper: CitedPaper): CitationFacts {
  const type = typeOf(paper);
  const atConference = type === 'conference-paper' && isSaid(paper.conferences);
  const containers = atConference ? paper.conferences : (paper.journal?.titles ?? paper.conferences);
  const written = (role: string) => paper.people.filter((person) => person.role === role);
  return {
    type,
    authors: written('author'),
    // Editors of an article are its handling editors; they belong to a citation only where nobody is its author.
    editors: written('author').length > 0 ? [] : written('editor'),
    containers,
    ...(paper.period && { year: paper.period.year }),
    volume: paper.volume ?? paper.period?.volume ?? null,
    issue: paper.period?.issue ?? null,
    firstPage: paper.firstPage,
    lastPage: paper.lastPage,
    elocation: paper.elocation,
    isbn: paper.isbn,
    issn: paper.serial?.issn ?? null,
    cn: paper.serial?.cn ?? null,
    publishers: isSaid(paper.publishers) ? paper.publishers : (paper.serial?.publishers ?? {}),
    places: atConference ? paper.conferencePlaces : (paper.serial?.places ?? {}),
  };
}
