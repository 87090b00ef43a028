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
export const kindsAsked = ({ scope, kinds = [] }: Pick<Question, 'scope' | 'kinds'>): ScopeKinds =>
  kinds.length > 0 ? { only: kinds.filter((kind) => scopeOfKind(kind) === scope) } : kindsOfScope(scope);

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
