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
