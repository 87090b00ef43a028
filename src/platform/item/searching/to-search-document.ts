import { createHash } from 'node:crypto';
import { integrityOf } from '../../kernel/integrity.ts';
import type { IndexedDocument } from '../../ports/search-index.ts';
import type { Kind } from '../kind.ts';
import type { KindSearch } from './kind-search.ts';
import type { ReadItem } from './read-searchable.ts';
import type { DisplayedFields, SearchFields } from './search-document.ts';
import type { SearchableItem } from './searchable-item.ts';
import { cut, facetValue, keywordPairs, textGroup, unique } from './texts.ts';

const mostSummary = 600;

/** What the index holds of an item. What is not published, or stands under another record, leaves a tombstone that no search shows. */
export function toSearchDocument(item: SearchableItem, facts: unknown, search: KindSearch) {
  const { site, id, kind, status } = item;
  if (status !== 'published') return { site, id, kind, status };
  if (item.mergedInto) return { site, id, kind, status: 'merged' };
  const shared = sharedFields(item);
  const own = search.toDocument(item, facts);
  return {
    site,
    id,
    kind,
    status,
    ...shared,
    ...own,
    ids: unique([...(shared.ids ?? []), ...(own.ids ?? [])].map((name) => name.toLowerCase())),
    shown: { ...shared.shown, ...own.shown },
  };
}

function sharedFields(item: SearchableItem): SearchFields {
  const { titles, richTitles, summaries, keywords, doi, publishedOn, score } = item;
  const year = publishedOn ? Number(publishedOn.slice(0, 4)) : undefined;
  const counts = {
    visits: item.visits,
    downloads: item.downloads,
    referenceCount: item.citations,
    commentCount: item.comments,
  };
  const displayed: DisplayedFields = {
    titles,
    richTitles,
    summaries: cut(summaries, mostSummary),
    keywords,
    year,
    publishedOn: publishedOn ?? undefined,
    doi: doi ?? undefined,
    cover: item.cover ?? undefined,
    integrity: integrityOf(item.notices) ?? undefined,
    counts,
    score: score ?? undefined,
  };
  return {
    language: item.language ?? undefined,
    doi: doi?.toLowerCase(),
    ids: unique([doi, item.key, item.id]),
    title: textGroup(titles),
    summary: textGroup(summaries),
    keyword: textGroup(keywords),
    keywords: unique(Object.values(keywords).flat()),
    keywordPairs: keywordPairs(keywords.zh, keywords.en),
    subjects: item.subjects.map(facetValue),
    collections: item.collections,
    publishedOn: publishedOn ?? undefined,
    year,
    ...counts,
    score: score ?? undefined,
    shown: displayed,
  };
}

/** Turns items that were read into documents of their families. */
export function documentMaker(kinds: readonly Kind[]): (read: ReadItem) => IndexedDocument[] {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));
  return ({ item, facts }) => {
    const kind = kindOf.get(item.kind);
    if (!kind) return [];
    const { site, id, revision } = item;
    const own = [item.status, item.titles, item.mergedInto, kind.search.copied?.(facts)];
    // What stands in a paper is shown as long as the paper's text is.
    const copied = fingerprint(item.isEmbargoed ? [...own, 'embargoed'] : own);
    const document = { ...toSearchDocument(item, facts, kind.search), copied };
    return [{ site, id, revision, family: kind.family, document }];
  };
}

/** Tells one state of a document from another in a few characters. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

const counted = ['visits', 'downloads', 'referenceCount', 'commentCount', 'score'] as const;

/** What a record has but for counts: next to a text or a vector, which must not be written again whenever a work was read. */
export function withoutCounts({
  shown: displayed,
  ...record
}: SearchFields & Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...record };
  for (const name of counted) delete fields[name];
  const { counts: _, score: __, ...printed } = displayed ?? {};
  return { ...fields, shown: printed };
}
