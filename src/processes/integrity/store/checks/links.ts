import { sql } from 'kysely';
import { checkRanges, itemName, nameOf, within } from '../ranges.ts';

export const experts = checkRanges<{ item: string; position: number; orcid: string }>({
  promise: 'every contributor with an ORCID leads to that person where they are stored',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select item, position, orcid from (
      select ${nameOf('contributor', 'article_id')} as item, position, orcid, expert_id,
        (select id from expert where expert.site_id = ${site} and expert.orcid = contributor.orcid limit 1) as stored_id
      from contributor where site_id = ${site} and ${within('article_id', range)} and orcid is not null) named
    where stored_id <> coalesce(expert_id, 0)`,
  words: ({ item, position, orcid }) =>
    `Contributor ${position} of ${item} has the ORCID ${orcid}, but does not lead to that person.`,
});

export const institutions = checkRanges<{ item: string; position: number; ror: string }>({
  promise: 'every affiliation with a ROR leads to that institution where it is stored',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select item, position, ror from (
      select ${nameOf('affiliation', 'article_id')} as item, position, ror, institution_id,
        (select id from institution where institution.site_id = ${site} and institution.ror = affiliation.ror limit 1) as stored_id
      from affiliation where site_id = ${site} and ${within('article_id', range)} and ror is not null) named
    where stored_id <> coalesce(institution_id, 0)`,
  words: ({ item, position, ror }) =>
    `Affiliation ${position} of ${item} names ${ror}, but does not lead to that institution.`,
});

const articleOf = (table: string, site: number) =>
  sql`(select article_id from ${sql.table(table)} facts where facts.site_id = ${site} and facts.id = item.id limit 1)`;

export const members = checkRanges<{ item: string }>({
  promise: 'every figure, table and recording of an article leads to it',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select item from (
      select ${itemName('item')} as item,
        (select id from item article where article.site_id = ${site} and article.kind = 'article'
          and article.source_key = split_part(item.source_key, '#', 1) limit 1) as came_with,
        coalesce(${articleOf('figure', site)}, ${articleOf('data_table', site)}, ${articleOf('recording', site)}) as leads_to
      from item where item.site_id = ${site} and ${within('item.id', range)}
        and item.kind in ('figure', 'table', 'audio', 'video') and item.source_key like '%#%') member
    where came_with <> coalesce(leads_to, 0)`,
  words: ({ item }) => `${item} came with an article, but does not lead to it.`,
});

export const merges = checkRanges<{ item: string; into: string; kinds: boolean }>({
  promise: 'what was merged leads to its end in one step, and to a thing of its own kind',
  remedy: 'Undo the merge with imprint merge undo, then merge into the last record.',
  wrong: (site, range) => sql`
    select ${itemName('item')} as item, ${nameOf('item_merge', 'into_id')} as into, item.kind <> target.kind as kinds
    from item_merge
    join item on item.site_id = ${site} and item.id = item_merge.from_id
    join item target on target.site_id = ${site} and target.id = item_merge.into_id
    where item_merge.site_id = ${site} and ${within('item_merge.from_id', range)} and (item.kind <> target.kind
      or exists (select from item_merge next where next.site_id = ${site} and next.from_id = item_merge.into_id))`,
  words: ({ item, into, kinds }) =>
    kinds
      ? `${item} was merged into ${into}, which is of another kind.`
      : `${item} was merged into ${into}, which was merged itself.`,
});

export const relations = checkRanges<{ item: string; type: string; target: string; leads: boolean }>({
  promise: 'every relation leads to its target where that is stored',
  remedy: 'Import the item that speaks of the other again, with --again.',
  wrong: (site, range) => sql`
    select item, type, target, to_id is not null as leads from (
      select ${nameOf('relation', 'from_id')} as item, type, target, to_id,
        (select id from item stored where stored.site_id = ${site} and stored.kind = 'article'
          and stored.source_key = relation.target limit 1) as stored_id
      from relation where site_id = ${site} and ${within('from_id', range)}) spoken
    where to_id is distinct from stored_id`,
  words: ({ item, type, target, leads }) =>
    leads
      ? `${item} ${type} ${target}, but the link leads to something else.`
      : `${item} ${type} ${target}, which is stored, but the link leads nowhere.`,
});

export const versions = checkRanges<{ item: string; number: number; value: number; right: number }>({
  promise:
    'the newest version of every article has the article’s own value, and the ones before it are labelled in order',
  remedy: 'Import any version of the article again, with --again.',
  wrong: (site, range) => sql`
    select ${nameOf('labelled', 'article_id')} as item, number, value, "right" from (
      select kept.site_id, article_id, number, value, case
        when number = max(number) over (partition by article_id) then article.version
        when kept.body is null then -1
        else least(10, count(kept.body) over (partition by article_id order by number)) end as "right"
      from article_version kept join article on article.site_id = kept.site_id and article.id = kept.article_id
      where kept.site_id = ${site} and ${within('article_id', range)}) labelled
    where value <> "right"`,
  words: ({ item, number, value, right }) =>
    `Version ${number} of ${item} has the value ${value} where ${right} is right.`,
});
