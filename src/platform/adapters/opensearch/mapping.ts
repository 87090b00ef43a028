import { createHash } from 'node:crypto';
import type { API } from '@opensearch-project/opensearch';
import { meaningFamily } from '../../kernel/meaning-family.ts';
import { textFamily } from '../../kernel/text-family.ts';
import type { MeaningLanguage } from '../../ports/embedder.ts';
import { analysis } from './analysis/analysis.ts';

type CreateBody = NonNullable<API.Indices_Create_Request['body']>;

const keyword = { type: 'keyword', ignore_above: 500 };
const folded = { type: 'keyword', normalizer: 'small_letters', ignore_above: 500 };
/** A name that is requested whole, however it is set. */
const named = {
  type: 'keyword',
  ignore_above: 500,
  fields: { name: { type: 'keyword', normalizer: 'one_name', ignore_above: 500, doc_values: false } },
};
const count = { type: 'long' };
const names = { type: 'text', analyzer: 'names_index', search_analyzer: 'names_search' };

/** A text in Chinese, in English, and in whichever other languages it exists. */
const inLanguages = (kept: { readonly index_options?: 'offsets' } = {}) => ({
  properties: {
    zh: {
      type: 'text',
      analyzer: 'chinese',
      ...kept,
      fields: { pair: { type: 'text', analyzer: 'chinese_pairs' } },
    },
    en: {
      type: 'text',
      analyzer: 'english_index',
      search_analyzer: 'english_search',
      ...kept,
      fields: { exact: { type: 'text', analyzer: 'exact_index', search_analyzer: 'exact_search' } },
    },
    any: { type: 'text', analyzer: 'other_languages', ...kept },
  },
});

/** Hits are marked by where words stand: kept, that is read; else each text is taken apart again, which takes longer than to find it. */
const markedInLanguages = inLanguages({ index_options: 'offsets' });

const fields = {
  site: { type: 'integer' },
  id: keyword,
  kind: keyword,
  status: keyword,
  language: keyword,
  doi: folded,
  ids: folded,
  title: markedInLanguages,
  summary: markedInLanguages,
  keyword: markedInLanguages,
  caption: markedInLanguages,
  thesis: markedInLanguages,
  affiliation: inLanguages(),
  journal: inLanguages(),
  author: names,
  authors: keyword,
  authorNames: keyword,
  expertIds: keyword,
  keywords: named,
  keywordPairs: keyword,
  journals: keyword,
  subjects: keyword,
  institutions: keyword,
  part: { type: 'keyword', ignore_above: 500, fields: { text: { type: 'text', analyzer: 'other_languages' } } },
  volume: folded,
  issue: folded,
  firstPage: folded,
  lastPage: folded,
  issn: folded,
  cn: folded,
  isbn: folded,
  organizer: { type: 'text', analyzer: 'other_languages' },
  library: keyword,
  newsType: keyword,
  journalId: keyword,
  periodId: keyword,
  collections: keyword,
  publishedOn: { type: 'date' },
  year: { type: 'integer' },
  publicationType: { type: 'short' },
  accessType: { type: 'short' },
  version: { type: 'short' },
  visits: count,
  downloads: count,
  referenceCount: count,
  commentCount: count,
  score: { type: 'float' },
  // What other documents copy of this one, summed up: a change of it is a change of theirs.
  copied: { type: 'keyword', index: false, doc_values: false },
  shown: { type: 'object', enabled: false },
};

/**
 * A refresh interval that is named is kept even where nobody searches; else the first search after a while would miss the news.
 * What belongs to one site lies together, so that a site's search passes over all others at once, however many there are.
 */
const settings = {
  index: {
    number_of_replicas: 0,
    refresh_interval: '1s',
    'search.idle.after': '30d',
    max_result_window: 10_000,
    'sort.field': ['site'],
    'sort.order': ['asc'],
  },
  analysis,
} as unknown as NonNullable<CreateBody['settings']>;

/** A whole text, passage by passage. What is shown of it is stored with the passage: nobody reads a text to print three lines of it. */
const passages = {
  type: 'nested',
  properties: {
    anchor: { type: 'keyword', index: false, doc_values: false },
    section: { type: 'text', index: false },
    part: { type: 'integer', index: false, doc_values: false },
    at: { type: 'integer', index: false, doc_values: false },
    text: {
      properties: {
        zh: { type: 'text', analyzer: 'chinese_pairs', store: true },
        en: { type: 'text', analyzer: 'english_index', search_analyzer: 'english_search', store: true },
        any: { type: 'text', analyzer: 'other_languages', store: true },
      },
    },
  },
};

/** How many numbers a vector of each language has. */
export type Dimensions = Readonly<Record<MeaningLanguage, number>>;

/** Found by a graph, with seven bits for a number: a quarter of the room, and the order is hardly another. */
const vector = (dimension: number) => ({
  type: 'knn_vector',
  dimension,
  method: {
    name: 'hnsw',
    engine: 'lucene',
    space_type: 'cosinesimil',
    parameters: { m: 16, ef_construction: 100, encoder: { name: 'sq', parameters: { bits: 7 } } },
  },
});

const meaning = ({ en, zh }: Dimensions) => ({ properties: { en: vector(en), zh: vector(zh) } });

/** One mapping for all families of records, so that a search over several of them is one request; texts and meanings have more. */
function fieldsOf(family: string, dimensions: Dimensions | undefined): object {
  if (family === textFamily) return { ...fields, passages };
  return family === meaningFamily && dimensions ? { ...fields, meaning: meaning(dimensions) } : fields;
}

export const settingsOf = (family: string): typeof settings =>
  family === meaningFamily ? { ...settings, index: { ...settings.index, knn: true } } : settings;

/** Tells an index of today from one that was made by an older version of this file, or for other models. */
export const shapeOf = (family: string, dimensions?: Dimensions): string =>
  createHash('sha256')
    .update(JSON.stringify([fieldsOf(family, dimensions), settingsOf(family)]))
    .digest('hex')
    .slice(0, 16);

/** What is looked through and never read again. */
const leftOut: Readonly<Record<string, string[]>> = {
  [textFamily]: ['passages.text'],
  [meaningFamily]: ['meaning'],
};

export const mappingOf = (family: string, dimensions?: Dimensions) =>
  ({
    dynamic: 'strict',
    _meta: { shape: shapeOf(family, dimensions) },
    ...(leftOut[family] && { _source: { excludes: leftOut[family] } }),
    properties: fieldsOf(family, dimensions),
  }) as NonNullable<CreateBody['mappings']>;
