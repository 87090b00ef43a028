import { sql } from 'kysely';
import { firstPictureOf } from '../../../platform/item/searching/first-picture.ts';
import { authorsOf, kindSearch, named, namedRecord } from '../../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../../platform/item/searching/people.ts';
import type { NamedItem } from '../../../platform/item/searching/searchable-item.ts';
import { facetValue, namesFacet, textGroup, unique } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

const facts = sql`(select jsonb_build_object(
    'publicationType', article.publication_type, 'accessType', article.access_type, 'version', article.version,
    'body', article.body, 'part', article.part, 'volume', article.volume, 'firstPage', article.first_page, 'lastPage', article.last_page,
    'elocation', article.elocation, 'isbn', article.isbn, 'conferences', article.conference_names, 'publishers', article.publishers,
    'journal', ${named('article.journal_id')},
    'issns', (select jsonb_build_object('issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn) from journal
      where journal.site_id = item.site_id and journal.id = article.journal_id),
    'period', (select jsonb_build_object('id', period.id::text, 'year', period.year, 'volume', period.volume, 'issue', period.issue)
      from period where period.site_id = item.site_id and period.id = article.period_id),
    'authors', ${authorsOf('article.id')},
    'picture', ${firstPictureOf('item')},
    'affiliations', (select coalesce(jsonb_agg(jsonb_build_object('names', affiliation.names, 'ror', affiliation.ror,
        'institution', ${namedRecord('affiliation.institution_id')}) order by affiliation.position), '[]')
      from affiliation where affiliation.site_id = item.site_id and affiliation.article_id = article.id))
  from article where article.site_id = item.site_id and article.id = item.id)`;

type ArticleFacts = typeof absent;

/** The facts of an article whose row is not there, and thereby what they are. */
const absent = {
  publicationType: null as number | null,
  accessType: null as number | null,
  version: null as number | null,
  body: null as string | null,
  part: {} as Text,
  volume: null as string | null,
  firstPage: null as string | null,
  lastPage: null as string | null,
  elocation: null as string | null,
  isbn: null as string | null,
  conferences: {} as Text,
  publishers: {} as Text,
  journal: null as NamedItem | null,
  issns: null as { readonly issn: string | null; readonly eissn: string | null; readonly cn: string | null } | null,
  period: null as { id: string; year: number; volume: string | null; issue: string } | null,
  picture: null as string | null,
  authors: [] as readonly Person[],
  affiliations: [] as readonly { names: Text; ror: string | null; institution: NamedItem | null }[],
};

export const articleSearch = kindSearch<ArticleFacts>(
  {
    facts,
    texts: ({ body }) => (body ? [{ sha256: body }] : []),
    toDocument(item, paper) {
      const people = peopleFields(paper.authors, item.language);
      const institutions = paper.affiliations.flatMap(({ institution }) => institution ?? []);
      const year = paper.period?.year ?? (item.publishedOn ? Number(item.publishedOn.slice(0, 4)) : undefined);
      const printed = {
        volume: paper.volume ?? paper.period?.volume ?? undefined,
        issue: paper.period?.issue ?? undefined,
        firstPage: paper.firstPage ?? paper.elocation ?? undefined,
        lastPage: paper.lastPage ?? undefined,
        publicationType: paper.publicationType ?? undefined,
        accessType: paper.accessType ?? undefined,
        version: paper.version ?? undefined,
        year,
      };
      return {
        ...people.fields,
        ...printed,
        ids: unique([...people.orcids, ...paper.affiliations.map(({ ror }) => ror), paper.elocation, paper.isbn]),
        affiliation: textGroup(
          ...paper.affiliations.map(({ names }) => names),
          ...institutions.map(({ titles }) => titles),
        ),
        institutions: unique(institutions.map(facetValue)),
        journal: textGroup(paper.journal?.titles, paper.conferences),
        journals: paper.journal ? [facetValue(paper.journal)] : [],
        journalId: paper.journal?.id,
        periodId: paper.period?.id,
        issn: unique([paper.issns?.issn, paper.issns?.eissn]),
        cn: paper.issns?.cn ?? undefined,
        isbn: paper.isbn ?? undefined,
        part: namesFacet(paper.part),
        organizer: unique(Object.values(paper.publishers)),
        shown: {
          ...people.shown,
          ...printed,
          cover: item.cover ?? paper.picture ?? undefined,
          journal: paper.journal ? { id: paper.journal.id, names: paper.journal.titles } : undefined,
        },
      };
    },
    copied: (paper) => [paper.journal, paper.authors],
  },
  absent,
);
