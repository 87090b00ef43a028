import { type ListQuery, newsTabs, type Wanted } from './list-query.ts';
import { scopeOfKind } from './scope-kinds.ts';
import type { Question } from './search-question.ts';

/**
 * The same list as a question to the search index, for portals with more sites than one statement reads. Nothing where the index
 * can't answer it: kinds of several scopes, people by name, what stands under a channel.
 */
export function listSearch({ kinds, newsTypes, sort, page, size }: Wanted, asked: ListQuery): Question | null {
  const scopes = new Set(kinds.map(scopeOfKind));
  const [scope] = scopes;
  if (!scope || scopes.size > 1 || asked.order === 'name' || asked.under !== null) return null;
  const library = asked.lists.find(({ kind }) => kind === 'general-resource')?.part;
  return {
    ...{ text: '', scope, kinds, match: 'fuzzy', within: [], years: { from: null, to: null } },
    chosen: {
      ...(kinds.length === 1 && kinds[0] === 'news' ? { newsType: newsTypes ?? newsTabs } : {}),
      ...(library ? { library: [library] } : {}),
    },
    sort: { field: sort === 'visits' || sort === 'downloads' ? sort : 'publishDate', direction: 'desc' },
    ...{ page, size, cursor: null },
  };
}
