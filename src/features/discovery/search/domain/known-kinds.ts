import { kindsAsked, kindsOfScope, type ScopeKinds, scopeOfKind } from './scope-kinds.ts';
import type { Question, Scope } from './search-question.ts';

/** What searches and lists know of a kind. */
export interface KnownKind {
  readonly name: string;
  /** Where it lies in the index. */
  readonly family: string;
  readonly hasPage?: boolean;
}

/** The kinds that there are, asked for by what looks into them. */
export interface KnownKinds {
  isKnown(kind: string): boolean;
  ofScope(scope: Scope): string[];
  askedBy(question: Pick<Question, 'scope' | 'kinds'>): string[];
  familiesOf(kinds: readonly string[]): string[];
  /** Where anything that can be a hit lies. */
  readonly families: readonly string[];
  /** What comes out and is new for readers: people, journals and the pictures of papers are not. */
  readonly comingOut: readonly string[];
}

export function knownKinds(kinds: readonly KnownKind[]): KnownKinds {
  const those = (meant: ScopeKinds): string[] =>
    kinds.flatMap(({ name }) =>
      ('only' in meant ? meant.only.includes(name) : !meant.except.includes(name)) ? [name] : [],
    );
  const familiesOf = (names: readonly string[]): string[] => [
    ...new Set(kinds.flatMap(({ name, family }) => (names.includes(name) ? [family] : []))),
  ];
  const hits = kinds.filter(({ name }) => scopeOfKind(name) !== undefined);
  return {
    isKnown: (kind) => kinds.some(({ name }) => name === kind),
    ofScope: (scope) => those(kindsOfScope(scope)),
    askedBy: (question) => those(kindsAsked(question)),
    familiesOf,
    families: familiesOf(hits.map(({ name }) => name)),
    comingOut: hits.filter(comesOut).map(({ name }) => name),
  };
}

const comesOut = ({ name, family, hasPage }: KnownKind): boolean =>
  hasPage === true && family !== 'people' && family !== 'figures' && name !== 'journal';
