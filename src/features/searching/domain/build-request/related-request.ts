import type { Id } from '../../../../platform/kernel/id.ts';

const languages = ['zh', 'en', 'any'];
/** What a paper is about, the weightiest first. */
const groups = [
  { name: 'keyword', boost: 3 },
  { name: 'title', boost: 2 },
  { name: 'summary', boost: 1 },
] as const;
const mostTerms = 20;

export const paperItself = (id: Id) => ({
  query: { bool: { filter: [{ term: { id } }, { term: { kind: 'article' } }] } },
  size: 1,
  _source: ['title', 'keyword', 'summary', 'subjects'],
});

/**
 * Papers that share the telling words of this one. Its texts are given as texts: a request may not name a stored document, which
 * could be of another site. Nothing where it has no words.
 */
export function relatedRequest(id: Id, paper: Readonly<Record<string, unknown>>, size: number) {
  const alike = groups.flatMap(({ name, boost }) =>
    languages.flatMap((language) => {
      const like = textsIn((paper[name] as Readonly<Record<string, unknown>> | undefined)?.[language]);
      const terms = { min_term_freq: 1, min_doc_freq: 1, max_query_terms: mostTerms, minimum_should_match: '20%' };
      return like.length > 0 ? [{ more_like_this: { fields: [`${name}.${language}`], like, boost, ...terms } }] : [];
    }),
  );
  if (alike.length === 0) return undefined;
  const subjects = textsIn(paper.subjects);
  const sameSubject = subjects.length > 0 ? [{ constant_score: { filter: { terms: { subjects } }, boost: 0.5 } }] : [];
  return {
    query: {
      bool: {
        filter: [{ term: { kind: 'article' } }],
        must_not: [{ term: { id } }],
        must: [{ bool: { should: alike, minimum_should_match: 1 } }],
        should: sameSubject,
      },
    },
    size,
    _source: ['site', 'kind', 'shown'],
    track_total_hits: false,
  };
}

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');
