import type { Expression } from '../query-language/expression.ts';
import { affordableText } from './affordable-text.ts';
import { anyOf, type EngineQuery, nothing } from './engine-query.ts';
import { markTags } from './highlight.ts';
import { type QueryContext, type SearchWord, searchWords } from './search-words.ts';

type Term = Extract<Expression, { text: string }>;

const fields = ['zh', 'en', 'any'].map((language) => `passages.text.${language}`);

/** So many passages of a work are shown. */
const mostPassages = 3;
const excerptCharacters = 320;

/** The words of a question stand in one passage: nearly all of a few, fewer of a long sentence. */
const enough = '2<75% 6<50% 12<35%';
/** As they were written, and nearly so. */
const asWritten = 6;
const near = 2;
const nearSlop = 5;
const enoughOfQuestion = '2<60% 5<45%';
const questionSlop = 8;

/**
 * A term as it is looked for in whole texts. A work counts as much as its best passage, so that a long one has no advantage; the
 * passages come with it.
 */
export function passageQuery(term: Term, context: QueryContext): EngineQuery {
  if (!/[\p{L}\p{N}]/u.test(term.text)) return nothing;
  const excerpt = { number_of_fragments: 1, fragment_size: excerptCharacters };
  const inOne = nestedQuery(inPassage(term, context), context.name('passages'), excerpt);
  const words = term.type === 'words' && context.match === 'fuzzy' ? searchWords(term.text) : [];
  if (words.length < sentenceFrom) return inOne;
  return { bool: { should: [inOne, ...words.map(anywhere)], minimum_should_match: enoughAnywhere } };
}

/** A sentence about a work has its words all over it: whoever sums a paper up repeats none of its paragraphs. */
const sentenceFrom = 6;
const enoughAnywhere = '60%';
const aboutWork = ['title', 'keyword', 'summary'].flatMap((group) => [`${group}.en`, `${group}.zh`, `${group}.any`]);

const anywhere = ({ text }: SearchWord): EngineQuery => ({
  dis_max: {
    queries: [
      { nested: { path: 'passages', score_mode: 'max', query: { multi_match: { query: text, fields } } } },
      { multi_match: { query: text, fields: aboutWork } },
    ],
    tie_breaker: 0.3,
  },
});

/** A question has words of its own and is put in others than the answer: fewer of them have to be there. Passages come whole. */
export function answeringQuery(text: string): EngineQuery {
  const question = affordableText(text);
  return nestedQuery(
    {
      bool: {
        must: [{ multi_match: { query: question, fields, minimum_should_match: enoughOfQuestion } }],
        should: [{ multi_match: { query: question, type: 'phrase', fields, boost: near, slop: questionSlop } }],
      },
    },
    'passages',
    { number_of_fragments: 0 },
  );
}

const nestedQuery = (query: EngineQuery, name: string | undefined, highlighted: object): EngineQuery => ({
  nested: {
    path: 'passages',
    score_mode: 'max',
    query,
    ...(name && {
      inner_hits: {
        name,
        size: mostPassages,
        _source: ['anchor', 'section', 'part', 'at'].map((name) => `passages.${name}`),
        highlight: {
          type: 'unified',
          require_field_match: false,
          ...markTags,
          fields: Object.fromEntries(fields.map((field) => [field, highlighted])),
        },
      },
    }),
  },
});

function inPassage({ type, text }: Term, { match, purpose }: QueryContext): EngineQuery {
  const phrase = (boost: number, slop = 0): EngineQuery => ({
    multi_match: { query: text, type: 'phrase', fields, boost, ...(slop > 0 && { slop }) },
  });
  if (type === 'beginning')
    return anyOf(fields.map((field) => ({ match_phrase_prefix: { [field]: { query: text } } })));
  if (type === 'phrase' || match === 'precise') return phrase(1);
  const words: EngineQuery = { multi_match: { query: text, fields, minimum_should_match: enough } };
  return purpose === 'count' ? words : { bool: { must: [words], should: [phrase(asWritten), phrase(near, nearSlop)] } };
}
