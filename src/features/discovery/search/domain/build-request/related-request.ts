import type { Id } from '../../../../../platform/kernel/id.ts';

const languages = ['zh', 'en', 'any'];

interface Group {
  readonly name: string;
  readonly boost: number;
}

/** What a thing is about, the weightiest first. */
const groups: readonly Group[] = [
  { name: 'keyword', boost: 3 },
  { name: 'title', boost: 2 },
  { name: 'summary', boost: 1 },
];
/** Figures and tables are alike by what their captions say. */
const captioned: readonly Group[] = [
  { name: 'caption', boost: 3 },
  { name: 'title', boost: 2 },
];
const groupsOf = (kind: string): readonly Group[] => (kind === 'figure' || kind === 'table' ? captioned : groups);

const mostTerms = 20;

export const thingItself = (id: Id, kind: string) => ({
  query: { bool: { filter: [{ term: { id } }, { term: { kind } }] } },
  size: 1,
  _source: [...groupsOf(kind).map(({ name }) => name), 'subjects', 'shown.thesis'],
});

/**
 * Things of its kind that share the telling words of this one. Its texts are given as texts: a request may not name a stored document, which
 * could be of another site. Nothing where it has no words.
 */
export function relatedRequest(id: Id, kind: string, thing: Readonly<Record<string, unknown>>, size: number) {
  const alike = groupsOf(kind).flatMap(({ name, boost }) =>
    languages.flatMap((language) => {
      const like = textsIn((thing[name] as Readonly<Record<string, unknown>> | undefined)?.[language]);
      const terms = { min_term_freq: 1, min_doc_freq: 1, max_query_terms: mostTerms, minimum_should_match: '20%' };
      return like.length > 0 ? [{ more_like_this: { fields: [`${name}.${language}`], like, boost, ...terms } }] : [];
    }),
  );
  if (alike.length === 0) return undefined;
  const subjects = textsIn(thing.subjects);
  const sameSubject = subjects.length > 0 ? [{ constant_score: { filter: { terms: { subjects } }, boost: 0.5 } }] : [];
  return {
    query: {
      bool: {
        filter: [{ term: { kind } }],
        must_not: [{ term: { id } }],
        must: [{ bool: { should: alike, minimum_should_match: 1 } }],
        should: sameSubject,
      },
    },
    size,
    _source: ['site', 'kind', 'library', 'shown'],
    track_total_hits: false,
  };
}

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');
