import { textFamily } from '../../../../platform/kernel/text-family.ts';
import type { Question, Scope } from './search-question.ts';

/** What each scope but the last looks for. "Others" is every kind that no other scope has, those included that nobody thought of yet. */
const kindsOf: Readonly<Record<Exclude<Scope, 'others'>, readonly string[]>> = {
  thesis: ['article'],
  periodical: ['journal', 'book'],
  picture: ['figure'],
  table: ['table'],
  video: ['video'],
};

/** Places to look into, never hits. */
const neverHits: readonly string[] = ['issue', 'subject'];

const closed = Object.keys(kindsOf) as (keyof typeof kindsOf)[];

export const scopeOfKind = (kind: string): Scope | undefined =>
  neverHits.includes(kind) ? undefined : (closed.find((scope) => kindsOf[scope].includes(kind)) ?? 'others');

/** The kinds that a scope has, or those that it has not. */
export type ScopeKinds = { readonly only: readonly string[] } | { readonly except: readonly string[] };

export const kindsOfScope = (scope: Scope): ScopeKinds =>
  scope === 'others' ? { except: [...Object.values(kindsOf).flat(), ...neverHits] } : { only: kindsOf[scope] };

/** Of the scope's kinds those that the question names; all if it names none. */
export function kindsOfQuestion({
  scope,
  kinds = [],
  fullText = false,
}: Pick<Question, 'scope' | 'kinds' | 'fullText'>): ScopeKinds {
  if (kinds.length > 0) return { only: fullText ? kinds : kinds.filter((kind) => scopeOfKind(kind) === scope) };
  return fullText ? { except: neverHits } : kindsOfScope(scope);
}

/** What searches and lists know of a kind. */
export interface KnownKind {
  readonly name: string;
  /** Where it lies in the index. */
  readonly family: string;
  readonly hasPage?: boolean;
  /** Who may have it; everyone where a kind says nothing. */
  readonly access?: { readonly media?: boolean };
}

export type KnownKinds = ReturnType<typeof knownKinds>;

/** The kinds that there are, by what looks into them. */
export function knownKinds(kinds: readonly KnownKind[]) {
  const those = (meant: ScopeKinds): string[] =>
    kinds.flatMap(({ name }) =>
      ('only' in meant ? meant.only.includes(name) : !meant.except.includes(name)) ? [name] : [],
    );
  const familiesOf = (names: readonly string[]): string[] => [
    ...new Set(kinds.flatMap(({ name, family }) => (names.includes(name) ? [family] : []))),
  ];
  const hits = kinds.filter(({ name }) => scopeOfKind(name) !== undefined);
  return {
    isKnown: (kind: string): boolean => kinds.some(({ name }) => name === kind),
    ofScope: (scope: Scope) => those(kindsOfScope(scope)),
    ofQuestion: (question: Pick<Question, 'scope' | 'kinds' | 'fullText'>) => those(kindsOfQuestion(question)),
    familiesOf,
    familiesFor: (question: Pick<Question, 'scope' | 'kinds' | 'fullText'>) =>
      question.fullText ? [textFamily] : familiesOf(those(kindsOfQuestion(question))),
    /** Where anything that can be a hit lies. */
    families: familiesOf(hits.map(({ name }) => name)),
    /** What comes out and is new for readers: people, journals and the pictures of papers are not. */
    comingOut: hits.filter(comesOut).map(({ name }) => name),
  };
}

const comesOut = ({ name, family, hasPage }: KnownKind): boolean =>
  hasPage === true && family !== 'people' && family !== 'figures' && name !== 'journal';
