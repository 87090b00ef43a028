import { type RawBuilder, sql } from 'kysely';
import type { CitableType } from '../../kernel/citable.ts';

/** The facts of a kind that registries and libraries receive beyond those of its item: an SQL expression for a JSON of some `WorkFacts`; `item` is the row it is about. */
export type KindRecord = RawBuilder<unknown>;

/** People as lists store them, in the shape of a record. */
export const listedPeople = (column: string, role: 'author' | 'editor') => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('role', ${sql.lit(role)}, 'type', 'person', 'names', entry.value -> 'names',
    'orcid', entry.value -> 'orcid', 'orcidAuthenticated', false, 'corresponding', false, 'equal', false, 'credits', '[]'::jsonb,
    'affiliations', '[]'::jsonb) order by entry.place), '[]')
  from jsonb_array_elements(${sql.ref(column)}) with ordinality entry (value, place))`;

/** The journal whose id stands in a column, if readers know it. */
export const journalFacts = (column: string) => sql`(
  select jsonb_build_object('id', named.id::text, 'titles', named.titles, 'issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn,
    'publishers', journal.publishers, 'places', journal.places, 'doi', named.doi)
  from journal join item named on named.site_id = journal.site_id and named.id = journal.id and named.status = 'published'
  where journal.site_id = item.site_id and journal.id = ${sql.ref(column)})`;

export const issueFacts = (column: string) => sql`(
  select jsonb_build_object('id', named.id::text, 'year', volume.year, 'volume', volume.volume, 'issue', volume.issue, 'doi', named.doi,
    'publishedOn', named.published_on)
  from period volume join item named on named.site_id = volume.site_id and named.id = volume.id and named.status = 'published'
  where volume.site_id = item.site_id and volume.id = ${sql.ref(column)})`;

/** The paper in which something stands. */
const within = (column: string) => sql`(
  select jsonb_build_object('id', paper.id::text, 'doi', paper.doi, 'titles', paper.titles) from item paper
  where paper.site_id = item.site_id and paper.id = ${sql.ref(column)} and paper.status = 'published')`;

/** Authors, places and journal of the paper in which something stands. */
const ofPaper = (column: string) => sql`
  'people', ${contributorFacts(column)}, 'affiliations', ${affiliationFacts(column)},
  'journal', (select ${journalFacts('paper.journal_id')} from article paper where paper.site_id = item.site_id and paper.id = ${sql.ref(column)}),
  'isOpen', coalesce((select paper.access_type = 0 from article paper
    where paper.site_id = item.site_id and paper.id = ${sql.ref(column)}), true)`;

export const contributorFacts = (article: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('role', contributor.role, 'type', contributor.type, 'names', contributor.names,
    'orcid', contributor.orcid, 'orcidAuthenticated', contributor.orcid_authenticated, 'corresponding', contributor.corresponding,
    'equal', contributor.equal, 'credits', contributor.credits,
    'affiliations', contributor.affiliations) order by contributor.position), '[]')
  from contributor where contributor.site_id = item.site_id and contributor.article_id = ${sql.ref(article)})`;

export const affiliationFacts = (article: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('names', affiliation.names, 'ror', affiliation.ror, 'country', affiliation.country)
    order by affiliation.position), '[]')
  from affiliation where affiliation.site_id = item.site_id and affiliation.article_id = ${sql.ref(article)})`;

/** Figures and tables belong to papers, which say who made them. */
export const memberRecord = (table: 'figure' | 'data_table', type: 'figure' | 'table'): KindRecord => sql`(
  select jsonb_build_object('type', ${sql.lit(type)}, 'number', own.label, 'licence', own.licence,
    'within', ${within('own.article_id')}, ${ofPaper('own.article_id')})
  from ${sql.table(table)} own where own.site_id = item.site_id and own.id = item.id)`;

export const recordingRecord = (type: CitableType): KindRecord => sql`(
  select jsonb_build_object('type', ${sql.lit(type)}, 'seconds', recording.seconds::float8, 'licence', recording.licence,
    'within', ${within('recording.article_id')}, ${ofPaper('recording.article_id')},
    'people', ${listedPeople('recording.speakers', 'author')}, 'affiliations', '[]'::jsonb)
  from recording where recording.site_id = item.site_id and recording.id = item.id)`;
