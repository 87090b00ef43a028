import { describe, expect, test } from 'vitest';
import { kinds } from '../../../../content/kinds.ts';
import { type KnownKind, knownKinds, scopeOfKind } from './known-kinds.ts';
import { scopes } from './search-question.ts';

const unheardOf: KnownKind = { name: 'dataset', family: 'articles', hasPage: true };
const known = knownKinds([...kinds, unheardOf]);

describe('a kind that no scope names', () => {
  test('is one of the others, and looked for where it lies', () => {
    expect(scopeOfKind('dataset')).toBe('others');
    expect(known.ofScope('others')).toContain('dataset');
    expect(known.familiesOf(known.ofScope('others'))).toContain('articles');
  });

  test('comes out like a paper', () => expect(known.comingOut).toContain('dataset'));
});

test('every kind but subjects and issues is a hit of exactly one scope', () => {
  const found = scopes.flatMap((scope) => known.ofScope(scope)).sort();
  const hits = [...kinds, unheardOf].map(({ name }) => name).filter((name) => name !== 'subject' && name !== 'issue');
  expect(found).toEqual(hits.sort());
});

test('of the kinds that a question names only those of its scope are looked for', () => {
  expect(known.ofQuestion({ scope: 'others', kinds: ['news', 'article', 'nothing'] })).toEqual(['news']);
  expect(known.ofQuestion({ scope: 'thesis', kinds: ['news'] })).toEqual([]);
  expect(known.ofQuestion({ scope: 'periodical' })).toEqual(['journal', 'book']);
});

test('people, journals, pictures of papers and what is no hit are nothing new', () => {
  expect([...known.comingOut].sort()).toEqual(
    [
      ...['album', 'article', 'audio', 'book', 'conference', 'dataset', 'general-resource', 'news', 'special-issue'],
      ...['topic', 'video'],
    ].sort(),
  );
});
