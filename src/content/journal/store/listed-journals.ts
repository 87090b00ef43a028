import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { ListedJournal } from '../domain/catalogue.ts';
import { isOpen } from './gathered-journals.ts';

/** More journals than the sites of one statement have; a wrong import must not fill the memory. */
const mostJournals = 2_000;

/** The journals of some sites as lists show them. */
export const listedJournals = (sites: readonly number[]) =>
  statement(sql<ListedJournal>`
    select item.id::text, item.site_id as site, item.titles as names, item.cover, journal.issn, journal.eissn, journal.cn,
      journal.group_type as "groupType", journal.impact_factor::float8 as "impactFactor", journal.frequency, journal.sponsors as sponsor
    from site join item on item.site_id = site.site_id
    join journal on journal.site_id = item.site_id and journal.id = item.id
    where site.site_id = any (${sites}::int[]) and ${isOpen} and item.kind = 'journal' and item.status = 'published'
    order by item.site_id, item.id limit ${sql.lit(mostJournals)}`);

/** Of journals that are of a subject themselves, or that published papers of it. */
export const journalsOfSubject = (site: number, subject: Id) =>
  statement(sql<{ id: Id }>`
    select distinct coalesce(article.journal_id, item.id)::text as id
    from item_subject join item on item.site_id = item_subject.site_id and item.id = item_subject.item_id
    left join article on article.site_id = item.site_id and article.id = item.id
    where item_subject.site_id = ${site} and item_subject.subject_id = ${subject} and item.status = 'published'
      and item.kind in ('article', 'journal')`);

/** Which of these sites may be visited. The directory of sites is nobody's secret. */
export const openSites = (sites: readonly number[]) =>
  statement(
    sql<{ id: number }>`select site.site_id as id from site where site.site_id = any (${sites}::int[]) and ${isOpen}`,
  );
